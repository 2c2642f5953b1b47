/** Letters as they are compared: small, ё as е. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435').trim();

/** Whether one of the texts holds what is searched for: of a short list that the page has as a whole. */
export const holds = (search: string, ...texts: ReadonlyArray<string | null>): boolean =>
  texts.some((text) => text !== null && plain(text).includes(plain(search)));
