// One chunk for each language; the terminal's words are not needed here.
export const sources: Record<string, string> = import.meta.glob(
  ["../../../../src/ludotheque/locale/pl/*.ftl", "!**/cli.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
