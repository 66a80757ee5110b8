// The types of every message, from the server's JSON Schemas.
import { writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const BANNER = "// Generated from the server's JSON Schemas; do not edit.";

/** Writes a TypeScript module with one exported type for each component of the schema. */
export async function writeMessages(schema, file) {
  const components = schema.$defs ?? schema.components?.schemas ?? schema;
  const definitions = rewritten(components);
  const names = Object.keys(definitions);
  const everything = {
    title: "Messages",
    type: "object",
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions,
  };
  const code = await compile(everything, "Messages", {
    additionalProperties: false,
    bannerComment: BANNER,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 100 },
  });
  writeFileSync(file, code);
}

/** Turns what msgspec writes into what json-schema-to-typescript reads well. */
function rewritten(value) {
  if (Array.isArray(value)) return value.map(rewritten);
  if (value === null || typeof value !== "object") return value;
  const copy = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === "$ref") copy[key] = `#/$defs/${entry.split("/").at(-1)}`;
    // A title would name an inner type anew; the names of the components suffice.
    else if (key === "title" && typeof entry === "string") continue;
    // Tuples of fixed shape read better as what they are than as a fallback list.
    else if (key === "prefixItems") Object.assign(copy, { items: rewritten(entry) });
    else if (key === "items" && entry === false) copy["additionalItems"] = false;
    else copy[key] = rewritten(entry);
  }
  // An object without fields of its own holds whatever the game puts into it.
  if (copy.type === "object" && !copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = true;
  }
  return copy;
}
