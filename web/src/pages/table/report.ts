// A bug report in one click: what is needed to look into it, and nothing that others may not see.
import { PROTOCOL, health, record } from "../../lib/api";
import type { Desk } from "./desk.svelte";

/** Saves a text file with the version, the browser, the scene and, when it is over, the record. */
export async function downloadReport(desk: Desk): Promise<void> {
  const scene = desk.scene;
  const server = await health().catch(() => null);
  const told = scene?.outcome ? await record(desk.stream.match).catch(() => null) : null;
  const sections = [
    ["match", desk.stream.match],
    ["address", location.origin + location.pathname],
    ["time", new Date().toISOString()],
    ["version", server?.version ?? "?"],
    ["protocol", `${PROTOCOL} / ${server?.protocol ?? "?"}`],
    ["browser", navigator.userAgent],
    ["window", `${innerWidth}x${innerHeight} @${devicePixelRatio}`],
    ["language", document.documentElement.lang],
    ["connection", desk.stream.connection],
    ["refusal", JSON.stringify(desk.refusal)],
    ["events", JSON.stringify(desk.stream.events)],
    ["scene", JSON.stringify(scene, null, 1)],
    ["record", told ?? "-"],
  ];
  const report = sections.map(([name, content]) => `== ${name}\n${content}\n`).join("\n");
  save(`ludotheque-${desk.stream.match}.txt`, report);
}

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
