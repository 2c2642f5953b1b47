/** Words that stand around the text of a letter where it is shown with the school's face. */
export interface LayoutTexts {
  /** On a button that leads to a page without a name of its own here. */
  open: string;
  /** On a button, by the page that it leads to. */
  pages: Readonly<Record<string, string>>;
  unsubscribe: string;
  /** Of a file that came with the letter, by its name. */
  attached: { calendar(file: string): string; other(file: string): string };
}
