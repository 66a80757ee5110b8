// Pages by address, with the History API.
export type Route =
  | { page: "lobby" }
  | { page: "table"; match: string }
  | { page: "match"; match: string }
  | { page: "rules"; game: string }
  | { page: "decks"; game: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "visitor" }
  | { page: "nowhere" };

let path = $state(location.pathname);
let hash = $state(location.hash);

/** The page that the address names. */
export function route(): Route {
  return read(path);
}

/** What stands behind `#` in the address, decoded. */
export function anchor(): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function read(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter((part) => part !== "");
  if (first === undefined) return { page: "lobby" };
  if (more.length > 0) return { page: "nowhere" };
  if (first === "m" && second !== undefined) {
    if (third === undefined) return { page: "table", match: second };
    if (third === "replay") return { page: "match", match: second };
  }
  if (first === "rules" && third === undefined) return { page: "rules", game: second ?? "" };
  if (first === "decks" && second !== undefined && third === undefined) {
    return { page: "decks", game: second };
  }
  if (second !== undefined) return { page: "nowhere" };
  if (first === "settings" || first === "about" || first === "visitor") return { page: first };
  return { page: "nowhere" };
}

/** Goes to an address of this site. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
}

function arrive(): void {
  path = location.pathname;
  hash = location.hash;
}

/** Follows links of this site without loading the page anew; call once. */
export function watchAddress(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || !isPage(link)) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, "", link.href);
    arrive();
  });
}

function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) {
    return false;
  }
  // A jump within the page is the browser's own business.
  if (link.pathname === location.pathname && link.hash !== "") return false;
  return !link.pathname.startsWith("/api/");
}
