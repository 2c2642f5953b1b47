/** Takes people and secrets out of what a fault says: whatever is unlike in each of its times. */

/** Letters that an address writes as numbers (`%D0%97`), as letters: whoever looks for a name finds it. */
const asLetters = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return coded;
    }
  });

/**
 * The words of a fault without addresses, numbers, ids and tokens, at most 1,000 signs.
 */
export const cleanedWords = (words: string): string =>
  asLetters(words)
    .replace(/[^\s@'"(<,;]+@[^\s@'")>,;]+/g, '[mail]')
    .replace(/\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/gi, '[id]')
    .replace(/([?&#][\w-]+=)[^\s&#'")]+/g, '$1[…]')
    .replace(/\+?\d[\d\s()-]{5,}\d/g, '[number]')
    .replace(/\d{6,}/g, '[number]')
    .replace(/[\w-]{40,}/g, '[token]')
    .slice(0, 1000);

/** A path without the ids in it and without a query: what a page is called. */
export function cleanedPage(address: string): string | null {
  const url = URL.parse(address, 'https://school.invalid');
  if (!url) return null;
  const path = url.pathname
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, ':id')
    // The last part of this path is the kid's name (docs/rules/pages.md#paths).
    .replace(/^(\/schedule-selection\/[^/]+\/[^/]+\/[^/]+)\/[^/]+$/, '$1/:name');
  return asLetters(path).slice(0, 200);
}
