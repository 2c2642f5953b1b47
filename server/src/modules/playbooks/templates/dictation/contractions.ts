/** English short forms, written out: who hears «don't» and writes «do not» has heard right. */

const whole: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cannot: 'can not',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
};
const ends: readonly (readonly [end: RegExp, whole: string])[] = [
  [/n't$/i, ' not'],
  [/'m$/i, ' am'],
  [/'re$/i, ' are'],
  [/'ll$/i, ' will'],
  [/'ve$/i, ' have'],
];
const withIs = /^(it|he|she|that|what|where|there|who|here|how|when)'s$/i;

/** The text with its short forms written out; «Tom's» stays, for it tells whose. */
export function writtenOut(text: string): string {
  return text.replace(/[\p{L}]+(?:'[\p{L}]+)?(?=( got\b)?)/giu, (word, got?: string) => {
    const short = whole[word.toLowerCase()];
    if (short !== undefined) return word[0] === word[0]?.toUpperCase() ? `${word[0]}${short.slice(1)}` : short;
    if (withIs.test(word)) return word.replace(/'s$/i, got ? ' has' : ' is');
    const [end, rest] = ends.find(([one]) => one.test(word)) ?? [];
    return end ? word.replace(end, rest ?? '') : word;
  });
}
