// The pictures that packs and pages name, taken from game-icons.net (CC BY 3.0) as SVG paths.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/** Writes the icons of the pages, and the pictures that the packs name, as TypeScript modules. */
export function writePictures(packs, iconsFile, folder) {
  const source = require.resolve("@iconify-json/game-icons/icons.json");
  const icons = JSON.parse(readFileSync(source, "utf-8"));
  const drawn = new Set();
  collect(packs, drawn);
  const named = JSON.parse(readFileSync(iconsFile, "utf-8"));
  // Two files, so that the pages need not load the pictures of every game.
  write(icons, named, "icons", join(folder, "icons.ts"));
  write(icons, [...drawn], "pictures", join(folder, "pictures.ts"));
}

function write(icons, names, name, file) {
  const found = {};
  for (const wanted of [...names].sort()) found[wanted] = picture(icons, wanted);
  const type = name === "pictures" ? "Record<string, Picture>" : null;
  const code = [
    "// Generated from @iconify-json/game-icons (https://game-icons.net, CC BY 3.0); do not edit.",
    "export interface Picture { viewBox: string; paths: string[] }",
    type === null
      ? `export const ${name} = ${JSON.stringify(found, null, 1)} satisfies Record<string, Picture>;`
      : `export const ${name}: ${type} = ${JSON.stringify(found, null, 1)};`,
    "",
  ].join("\n");
  writeFileSync(file, code);
}

/** Adds every name under a key `picture` or `pictures`, however deep. */
function collect(value, wanted) {
  if (Array.isArray(value)) for (const entry of value) collect(entry, wanted);
  else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) {
      if (key === "picture" && typeof entry === "string") wanted.add(entry);
      else if (key === "pictures" && Array.isArray(entry)) {
        for (const name of entry) if (typeof name === "string") wanted.add(name);
        collect(entry, wanted);
      } else if (key === "pictures" && entry !== null && typeof entry === "object") {
        for (const name of Object.values(entry)) if (typeof name === "string") wanted.add(name);
        collect(entry, wanted);
      } else collect(entry, wanted);
    }
  }
}

function picture(icons, name) {
  const known = icons.aliases?.[name]?.parent ?? name;
  const icon = icons.icons[known];
  if (icon === undefined) throw new Error(`game-icons has no picture called “${name}”`);
  const paths = [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`the picture “${name}” has no path`);
  const width = icon.width ?? icons.width ?? 512;
  const height = icon.height ?? icons.height ?? 512;
  return { viewBox: `0 0 ${width} ${height}`, paths };
}
