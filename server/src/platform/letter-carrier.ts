import type { Log } from './log.ts';
import type { LetterFile, LetterPage, MailPort } from './mail.ts';
import type { Message } from './messages.store.ts';

/**
 * Files that go with letters, by the name under which whoever makes one has told so (`attach`): a module adds what its file is about.
 * @public
 */
export interface Attachments {}

/** A file that goes with a letter. It is made when the letter is sent: what changed meanwhile stands in it. */
export type Attached = { [Name in keyof Attachments]: { name: Name; about: Attachments[Name] } }[keyof Attachments];

export interface Letters {
  /** How letters look from now on; before that they are plain text. */
  dress(how: (letter: Pick<Message, 'subject' | 'text' | 'unsubscribe'>, files: readonly LetterFile[]) => Promise<LetterPage>): void;
  /** A letter as it is shown to its reader; nothing where letters are plain text, or its words are not kept any more. */
  pageOf(letter: Message): Promise<LetterPage | undefined>;
  /**
   * Who makes the file of that name; nothing where there is none any more. Once a name. What could not be made in time does not hold its letter
   * up: the letter says so in these words, where there are any.
   */
  attach<Name extends keyof Attachments>(
    name: Name,
    make: (about: Attachments[Name]) => Promise<LetterFile | undefined>,
    otherwise?: (about: Attachments[Name]) => string,
  ): void;
  /** What goes with a letter. */
  filesOf(letter: Message): Promise<LetterFile[]>;
}

interface Maker {
  make(about: never): Promise<LetterFile | undefined>;
  otherwise?: ((about: never) => string) | undefined;
}

/** The sender waits so long for a file; the other letters wait behind it. */
const fileSeconds = 10;

/** What a letter has beside its words: its page and its files; and the way by which it leaves with them. */
export function createLetters(log: Pick<Log, 'warn'>): Letters & { by(port: MailPort): (letter: Message) => Promise<void> } {
  const makers = new Map<string, Maker>();
  let dressed: Parameters<Letters['dress']>[0] | undefined;

  const filesOf = async ({ attaches }: Message): Promise<LetterFile[]> => {
    const file = attaches && (await makers.get(attaches.name)?.make(attaches.about as never));
    return file ? [file] : [];
  };

  /** A letter with what goes with it; where that did not come, it says so before its signature. */
  async function whole(letter: Message): Promise<{ text: string; files: LetterFile[] }> {
    try {
      return { text: letter.text, files: await inTime(filesOf(letter)) };
    } catch (fault) {
      log.warn({ err: fault, id: letter.id, key: letter.key }, 'a letter goes without its file');
      const said = letter.attaches && makers.get(letter.attaches.name)?.otherwise?.(letter.attaches.about as never);
      return { text: said ? withNote(letter.text, said) : letter.text, files: [] };
    }
  }

  return {
    dress: (how) => void (dressed = how),
    pageOf: async (letter) => (letter.channel === 'mail' && letter.text !== '' ? dressed?.(letter, await filesOf(letter)) : undefined),
    filesOf,
    attach(name, make, otherwise) {
      if (makers.has(name)) throw new Error(`${name} is made twice`);
      makers.set(name, { make, otherwise });
    },
    // A letter whose page or file cannot be made goes without it: that it comes is what matters.
    by: (port) => async (letter) => {
      const { key, to, subject, unsubscribe } = letter;
      const { text, files } = await whole(letter);
      const page = await dressed?.({ ...letter, text }, files).catch(() => undefined);
      await port.send({ key, to, subject, text, page, files, ...(unsubscribe !== null && { unsubscribe }) });
    },
  };
}

async function inTime<T>(file: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fails) => {
    timer = setTimeout(() => fails(new Error(`The file did not come within ${fileSeconds} seconds`)), fileSeconds * 1000);
  });
  try {
    return await Promise.race([file, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A letter ends with who has written it: what is added stands before that. */
function withNote(text: string, note: string): string {
  const paragraphs = text.split('\n\n');
  return [...paragraphs.slice(0, -1), note, ...paragraphs.slice(-1)].join('\n\n');
}
