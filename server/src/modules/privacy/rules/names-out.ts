import { nobody } from './nobody.ts';

/** Endings that a grammatical case, a possessive or a fond form gives a Russian name: «Маши», «Машей», «Машин», «Машенька». */
const fond = '(?:еньк|оньк|ечк|очк|ушк|юшк|ул|к)?';
const ending =
  '(?:иным|иной|иных|ину|ины|ина|ино|ин|ыми|ими|ого|ому|его|ему|ами|ями|ией|ою|ею|ой|ей|ом|ем|ём|ым|им|ых|их|ах|ях|ую|юю|ая|яя|ов|ев|ью|ия|ии|ию|ий|ый|а|я|ы|и|е|у|ю|о|ь|й)?';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const word = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;

/** What stays of a Russian name in every case: «Маш», «Зорислав», «Квитковск» of «Квитковская». */
function stemOf(name: string): string {
  const likeAnAdjective = name.replace(/(?<=[сц]к|[нлрв])(?:ая|ий|ый|ой)$/iu, '');
  if (likeAnAdjective.length > 2 && likeAnAdjective !== name) return likeAnAdjective;
  return name.length > 2 ? name.replace(/[аяйьоеыиуюё]$/iu, '') : name;
}

/** One name in all its forms: a Russian one by its stem, another as it is, with an English possessive. */
function formsOf(name: string): string {
  if (!/^[а-яёіў'’-]+$/iu.test(name)) return `${escaped(name)}(?:['’]?s)?`;
  const stem = stemOf(name);
  // «Но» is not «Ной»: what is left of a short name wants an ending.
  const end = stem.length < 3 && stem !== name ? ending.replace(/\?$/, '') : ending;
  return `${escaped(stem).replace(/[её]/giu, '[её]')}${fond}${end}`;
}

/** A name of several words: the whole, and each part that could be nobody else's. */
const partsOf = (name: string): string[] => {
  const parts = name.trim().split(/[\s-]+/u);
  return parts.filter((part) => part.length > 2 || parts.length === 1).filter((part) => part !== '');
};

/**
 * Takes people out of a text: their names in every form a sentence gives them, their e-mail and phone. What stands in the
 * text besides stays. Said too much rather than too little: a word that only looks like the name goes too.
 */
export function namesOut({ names, exact = [] }: { names: readonly string[]; exact?: readonly string[] }): (text: string) => string {
  const spelled = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  const patterns = [
    ...spelled.map((name) => word(escaped(name))),
    ...spelled.flatMap(partsOf).map((part) => word(formsOf(part))),
    ...exact.filter((text) => text !== '').map(escaped),
  ];
  if (patterns.length === 0) return (text) => text;
  const all = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(all, nobody);
}

/** Beginnings, in small letters and with е for ё, of which one stands in every text that `namesOut` would change. */
export const stemsOf = ({ names, exact = [] }: { names: readonly string[]; exact?: readonly string[] }): string[] => [
  ...new Set(
    [...names.flatMap(partsOf).map((part) => (/^[а-яёіў'’-]+$/iu.test(part) ? stemOf(part) : part)), ...exact]
      .map((text) => text.trim().toLowerCase().replaceAll('ё', 'е'))
      .filter((text) => text !== ''),
  ),
];

/** Somebody by both names, as those call them who know another of the same first name: «Маша Лис», «Лис Машу». */
export interface FullName {
  name: string;
  surname: string;
}

/**
 * Takes people out of a text that another family wrote, or that is about it: a first name alone only where it can be nobody else
 * (`alone`), otherwise name and surname side by side.
 */
export function namesOutElsewhere({ alone, full }: { alone: readonly string[]; full: readonly FullName[] }): (text: string) => string {
  const first = namesOut({ names: alone });
  const pairs = full.flatMap(({ name, surname }) => {
    const [one, other] = [name, surname].map((part) => partsOf(part).map(formsOf).join('|'));
    return one && other ? [word(`(?:${one})\\s+(?:${other})|(?:${other})\\s+(?:${one})`)] : [];
  });
  if (pairs.length === 0) return first;
  const both = new RegExp(pairs.join('|'), 'giu');
  return (text) => first(text.replace(both, nobody));
}
