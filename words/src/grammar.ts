/** The grammar of the texts: plural forms, holes, and the likeness of two languages. Runs in the browser and in Node. */

export const locales = ['ru-RU', 'en-US'] as const;
export type Locale = (typeof locales)[number];

/** The forms each language has for a number. A form that is missing does not compile. */
interface Forms {
  ru: { one: string; few: string; many: string; other: string };
  en: { one: string; other: string };
}

const rules = { ru: new Intl.PluralRules('ru-RU'), en: new Intl.PluralRules('en-US') };
const figures = { ru: new Intl.NumberFormat('ru-RU'), en: new Intl.NumberFormat('en-US') };

/**
 * The number with its word: `count('ru', 5, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' })` is
 * «5 уроков». `other` is for fractions: «1,5 урока».
 */
export function count<L extends keyof Forms>(language: L, n: number, forms: Forms[L]): string {
  return `${figures[language].format(n)} ${form(language, n, forms)}`;
}

/** The word alone, in the form that the number asks for: «осталось 5 (уроков)». */
export function form<L extends keyof Forms>(language: L, n: number, forms: Forms[L]): string {
  const all: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string } = forms;
  return all[rules[language].select(n)] ?? all.other;
}

/** Fills `{holes}` that are known only when running, such as those of a refusal by its facts; one that is unknown stays empty. */
export function fillLoosely(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/**
 * What the other language's catalogue must look like: the same keys; a text for a text; for a function a function
 * of the same arguments; a list of the same length or longer is a list.
 */
export type Same<T> = T extends string
  ? string
  : T extends (...args: infer Args) => unknown
    ? (...args: Args) => string
    : T extends readonly (infer Item)[]
      ? readonly Same<Item>[]
      : { [Key in keyof T]: Same<T[Key]> };
