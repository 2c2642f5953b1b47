/** How the school is called: in Russian always in quotes behind the word, so that no name wants a case. `name`: in this language. */
export const schoolIn = {
  ru: (name: string): string => `Школа «${name}»`,
  en: (name: string): string => name,
} as const;
