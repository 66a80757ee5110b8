/** Finding words in a rulebook: case and accents do not matter. */

/** A text in a form that can be compared, with the place in the text of each of its letters. */
export interface Folded {
  text: string;
  places: number[];
}

/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ø: "o", ß: "ss", "’": "'" };

export function fold(text: string): Folded {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const lower = letter.toLowerCase();
    const plain = PLAIN[lower] ?? lower.normalize("NFD").replace(/\p{Mn}/gu, "");
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    place += letter.length;
  }
  places.push(place);
  return { text: folded, places };
}

/** The words that are looked for; all of them must occur. */
export function wantedWords(query: string): string[] {
  return fold(query).text.split(/\s+/).filter((word) => word !== "");
}

export function matches(text: string, words: string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** Cuts a text into stretches that were looked for and stretches that were not. */
export function stretches(text: string, words: string[]): Stretch[] {
  const hits = hitLetters(text, words);
  const found: Stretch[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const hit = hits.has(index);
    const last = found.at(-1);
    if (last !== undefined && last.hit === hit) last.text += text[index];
    else found.push({ text: text[index] ?? "", hit });
  }
  return found;
}

function hitLetters(text: string, words: string[]): Set<number> {
  const { text: folded, places } = fold(text);
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const end = places[at + word.length] ?? text.length;
      for (let index = places[at] ?? 0; index < end; index += 1) hits.add(index);
    }
  }
  return hits;
}
