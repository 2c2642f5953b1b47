import { createTransport } from 'nodemailer';

/** What goes with a letter. `type` is its media type. */
export interface LetterFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A letter as it is shown: a page, and the pictures that stand in it as `cid:…`. */
export interface LetterPage {
  html: string;
  pictures: ReadonlyArray<{ id: string; name: string; bytes: Buffer }>;
}

/** A letter as a mail server takes it. `key` is the same for each attempt, so that a repeat can be recognised. */
interface Letter {
  key: string;
  to: string;
  subject: string;
  text: string;
  /** The same with the school's face, for programs that show it. */
  page?: LetterPage | undefined;
  files?: readonly LetterFile[];
  /** Where its reader gives such letters up by one tap. */
  unsubscribe?: string;
}

/** Where mail leaves the school. `send` throws when the letter was not taken: `Undeliverable` if it never will be. */
export interface MailPort {
  send(letter: Letter): Promise<void>;
  /** Greets the server, in TLS and signed in as the letters do; what went wrong, or nothing. */
  check(): Promise<string | undefined>;
  close(): void;
}

/** The other side says that trying again is of no use: no such address, a number that does not exist. */
export class Undeliverable extends Error {}

/** There is nobody any more who could take it, and that is nobody's fault: a device that was given up. */
export class Gone extends Undeliverable {}

/** The other side asks to wait so long, with everything that goes its way. */
export class Busy extends Error {
  readonly seconds: number;
  constructor(tale: string, seconds: number) {
    super(tale);
    this.seconds = seconds;
  }
}

interface Given {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  /** The sender: an address, or a name with one. */
  from: string;
  /** How the sender is called in a letter, in place of that name. */
  named?(letter: Pick<Letter, 'subject' | 'text'>): string;
}

/** Mail by SMTP. */
export function smtpMail({ url, from, named }: Given): MailPort {
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A letter is made of what we give, never of files or addresses named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ key, to, subject, text, page, files = [], unsubscribe }) {
      try {
        await transport.sendMail({
          from: named ? { name: named({ subject, text }), address } : from,
          to: { name: '', address: to },
          subject,
          text,
          ...(page && { html: page.html }),
          attachments: [
            ...(page?.pictures ?? []).map(({ id, name, bytes }) => ({
              cid: id,
              filename: name,
              content: bytes,
              contentDisposition: 'inline' as const,
            })),
            ...files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: Buffer.from(bytes) })),
          ],
          messageId: `<${Buffer.from(key).toString('base64url')}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            // RFC 8058: the program posts to the address by itself, without a page in between.
            ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        });
      } catch (fault) {
        const { responseCode = 0, message } = fault as Error & { responseCode?: number };
        // 5xx: refused for good (RFC 5321, 4.2.1); 4xx and broken connections pass.
        if (responseCode >= 500) throw new Undeliverable(message, { cause: fault });
        throw fault;
      }
    },
    async check() {
      try {
        await transport.verify();
        return undefined;
      } catch (fault) {
        return (fault as Error).message.slice(0, 300);
      }
    },
    close: () => transport.close(),
  };
}
