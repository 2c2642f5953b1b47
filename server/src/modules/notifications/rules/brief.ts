/** The short form of a message, for the list in the school and for the screen of a phone. */
export interface Brief {
  /** What the title does not say; empty when that is everything. */
  text: string;
  /** The path of the school that it leads to; null when it leads nowhere. */
  link: string | null;
}

/** «Подробности:» before an address says nothing without it; «Пополните до 25 ноября:» does. */
const emptyCall = /(^|[.!?] )[^.!?:]{1,24}: ?$/;

const letters = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Makes it of the SMS, which says everything already, before it is signed: the list or the name above it says who writes. The address
 * becomes a link.
 */
export function briefOf(sms: string, address: string, title: string): Brief {
  const at = sms.lastIndexOf(address);
  const isLast = at >= 0 && !/\s/.test(sms.slice(at));
  const path = isLast ? sms.slice(at + address.length) : undefined;
  const said = (isLast ? sms.slice(0, at) : sms).trim();
  const words = (isLast ? said.replace(emptyCall, '$1') : said).trim().replace(/[:,]$/, '.');
  const [first = '', ...rest] = words.split(/(?<=[.!?]) /);
  const own = letters(first) === letters(title) ? rest.join(' ') : words;
  return { text: `${own.charAt(0).toUpperCase()}${own.slice(1)}`, link: path === undefined ? null : path === '' ? '/' : path };
}
