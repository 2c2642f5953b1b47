/**
 * A letter is written as plain text, by the school too; what is drawn of it is read out of its lines: a greeting and sentences, facts
 * ("When: Monday, 18:00"), a list, a code, and addresses with what they are for (docs/design/letters.md).
 */
export type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'facts'; rows: Array<{ label: string; value: string }> }
  | { kind: 'list'; items: string[][] }
  | { kind: 'code'; label: string; code: string }
  /** `label`: what the letter calls it; null where it says so in a whole sentence. */
  | { kind: 'link'; url: string; label: string | null };

const wholeAddress = /^\s*(https?:\/\/\S+?)\s*$/;
/** An address at the end of a line, behind what it is for; the full stop behind it is not part of it. */
const addressBehind = /^\s*(.*\S)\s*:\s+(https?:\/\/\S+?)\.?\s*$/;
const fact = /^([^:.!?•]{1,32}): (\S.*)$/;
const code = /^([^:]{2,60}): (\d{4,8})\.?$/;
/** Longer than that it is a sentence and no name of a button. */
const buttonSigns = 36;

const isAddress = (value: string): boolean => /^https?:\/\//.test(value);

/** Reads the blocks of a letter, in their order. */
export function readLetter(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((paragraph) => readParagraph(paragraph.split('\n').filter((line) => line.trim() !== '')));
}

function readParagraph(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = () => {
    blocks.push(...proseOf(open));
    open = [];
  };
  for (const line of lines) {
    const [, whole] = wholeAddress.exec(line) ?? [];
    const [, said, behind] = addressBehind.exec(line) ?? [];
    const url = whole ?? behind;
    if (url === undefined) {
      open.push(line);
      continue;
    }
    const before = said ?? (open.at(-1)?.trimEnd().endsWith(':') ? open.pop()?.trim().slice(0, -1) : undefined);
    const { sentences, label } = before === undefined ? { sentences: '', label: null } : namedIn(before);
    if (sentences !== '') open.push(sentences);
    close();
    blocks.push({ kind: 'link', url, label });
  }
  close();
  return blocks;
}

/** What stands before an address: what it is called, and the sentences before that; or a sentence alone. */
function namedIn(said: string): { sentences: string; label: string | null } {
  const [, sentences = '', last = ''] = /^(?:(.*[.!?])\s+)?(.*)$/s.exec(said) ?? [];
  const isName = last.length <= buttonSigns && !/\s—\s/.test(last);
  return isName ? { sentences, label: last } : { sentences: `${said}.`, label: null };
}

/** Lines without an address of their own: a list, facts where two follow each other, a code, or sentences. */
function proseOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const say = (line: string) => {
    const last = blocks.at(-1);
    if (last?.kind === 'text') last.lines.push(line);
    else blocks.push({ kind: 'text', lines: [line] });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const last = blocks.at(-1);
    if (line.startsWith('• ')) {
      if (last?.kind === 'list') last.items.push([line.slice(2)]);
      else blocks.push({ kind: 'list', items: [[line.slice(2)]] });
      continue;
    }
    if (/^\s/.test(line) && last?.kind === 'list') {
      last.items.at(-1)?.push(line.trim());
      continue;
    }
    const [, called, digits] = (lines.length === 1 && code.exec(line)) || [];
    if (called !== undefined && digits !== undefined) {
      blocks.push({ kind: 'code', label: called, code: digits });
      continue;
    }
    const rows = factsFrom(lines, at);
    if (rows.length >= 2) {
      blocks.push({ kind: 'facts', rows });
      at += rows.length - 1;
    } else say(line);
  }
  return blocks;
}

/** The facts that follow each other from a line on. */
function factsFrom(lines: readonly string[], from: number): Array<{ label: string; value: string }> {
  const rows = [];
  for (const line of lines.slice(from)) {
    const [, label, value] = fact.exec(line) ?? [];
    if (label === undefined || value === undefined || isAddress(value)) break;
    rows.push({ label, value });
  }
  return rows;
}
