/** Numbers that ask for each form of a word: one, few, many; one, other. */
const samples = { ru: [1, 2, 5], en: [1, 2] } as const;

/** Numbers that stand for the counts of a letter while its words are read: no digit of a sample is in them, and they ask for the last form. */
const marks = [777, 888, 999];

/**
 * A text of the product that counts something, with holes in place of its numbers and their words: `{lessons: урок, урока, уроков}`. The
 * forms are heard from the text itself, told one number after the other.
 */
export function withCounts<Count extends string>(
  counts: readonly Count[],
  language: 'ru' | 'en',
  say: (numbers: Readonly<Record<Count, number>>) => string,
): string {
  const marked = Object.fromEntries(counts.map((count, at) => [count, marks[at]])) as Record<Count, number>;
  let text = say(marked);
  for (const count of counts) {
    const after = samples[language].map((number) => {
      const said = say({ ...marked, [count]: number });
      const at = said.indexOf(`${number} `);
      return at < 0 ? '' : said.slice(at + `${number} `.length);
    });
    const forms = formsIn(after);
    text = text.replace(`${marked[count]} ${forms.at(-1)}`, `{${count}: ${forms.join(', ')}}`);
  }
  return text;
}

/** What differs at the beginning of texts that go on alike, in whole words. */
function formsIn(texts: readonly string[]): string[] {
  const [first = ''] = texts;
  let alike = 0;
  while (alike < first.length && texts.every((text) => text.at(-1 - alike) === first.at(-1 - alike))) alike++;
  while (alike > 0 && /\p{L}/u.test(first.at(-alike) ?? '')) alike--;
  return texts.map((text) => text.slice(0, text.length - alike));
}
