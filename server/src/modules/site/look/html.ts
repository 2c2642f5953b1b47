/** A piece of a page. Only `html` makes one, so that no words of people become a part of it unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type Content = Html | string | number | false | null | undefined | readonly Content[];

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

function textOf(content: Content): string {
  if (content === false || content === null || content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escaped(String(content));
}

/** A page in a template: whatever is put into it is text, unless it is a piece of a page itself. */
export const html = (strings: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(strings.reduce((text, part, at) => text + textOf(contents[at - 1]) + part));

/** What is ours and known to be whole: a drawing, data for search engines. */
export const asIs = (text: string): Html => new Html(text);

/** An object in a script of data: nothing in it ends the script. */
export const dataScript = (type: string, data: object): Html =>
  asIs(`<script type="${type}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`);
