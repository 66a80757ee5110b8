// Writes src/generated/messages.ts, icons.ts and pictures.ts from what the Python side exported:
// `python -m ludotheque.server.export web/src/generated` writes schema.json and packs.json.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeMessages } from "./messages.js";
import { writePictures } from "./pictures.js";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const generated = join(web, "src", "generated");

function read(name) {
  const file = join(generated, name);
  if (!existsSync(file)) {
    console.error(
      `${file} is missing. Write it with:\n  .venv/bin/python -m ludotheque.server.export web/src/generated`,
    );
    process.exit(1);
  }
  return JSON.parse(readFileSync(file, "utf-8"));
}

await writeMessages(read("schema.json"), join(generated, "messages.ts"));
writePictures(read("packs.json"), join(web, "scripts", "icons.json"), generated);
