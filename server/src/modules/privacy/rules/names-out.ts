import { nobody } from './nobody.ts';

/** Endings that a grammatical case, a possessive or a fond form gives a Russian name: «Маши», «Машей», «Машин», «Машенька». */
const fond = '(?:еньк|оньк|ечк|очк|ушк|юшк|ул|к)?';
const ending =
  '(?:иным|иной|иных|ину|ины|ина|ино|ин|ыми|ими|ого|ому|его|ему|ами|ями|ией|ою|ею|ой|ей|ом|ем|ём|ым|им|ых|их|ах|ях|ую|юю|ая|яя|ов|ев|ью|ия|ии|ию|ий|ый|а|я|ы|и|е|у|ю|о|ь|й)?';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const word = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;

/** One name in all its forms: a Russian one by its stem, another as it is, with an English possessive. */
function formsOf(name: string): string {
  if (!/^[а-яёіў'’-]+$/iu.test(name)) return `${escaped(name)}(?:['’]?s)?`;
  const stem = name.length > 2 ? name.replace(/[аяйьоеыиуюё]$/iu, '') : name;
  return `${escaped(stem).replace(/[её]/giu, '[её]')}${fond}${ending}`;
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
