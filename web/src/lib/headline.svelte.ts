// What the header says about the page beneath it: the state of a table's connection.
export const headline: { words: string; troubled: boolean } = $state({ words: "", troubled: false });
