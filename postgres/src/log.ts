/** Where the starter tells what it does: what it was about, then the words, as loggers of Node take them. */
export interface Log {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
