import { newId } from '../ids.ts';
import type { Carrier } from './carriers/carrier.ts';

/** What is said within this many milliseconds goes together. */
const togetherMs = 20;
/** Parts of a long notice that never became whole are forgotten after this many others. */
const mostParts = 500;

export type Bus = ReturnType<typeof createBus>;

/**
 * Words between the servers of a school: each is heard by its name, what is said within 20 ms goes together, and what is too long for
 * the carrier in parts. A word may get lost; whoever must not miss it looks by itself. What carries them costs what: `npm run bench -- room-bus`.
 */
export function createBus({
  carriedBy,
  node,
  take,
}: {
  /** Makes what carries the words; it tells what is said to this server. */
  carriedBy: (hear: (payload: string) => void) => Carrier;
  node: string;
  take: (word: unknown) => void;
}) {
  const waiting = new Map<string, string[]>();
  const parts = new Map<string, string[]>();
  let soon: NodeJS.Timeout | undefined;
  let notices = 0;

  function hear(payload: string): void {
    if (payload.startsWith('[')) {
      for (const word of JSON.parse(payload) as unknown[]) take(word);
      return;
    }
    const [id = '', at = '', of = ''] = payload.split(' ', 3);
    const whole = parts.get(id) ?? [];
    whole[Number(at)] = payload.slice(id.length + at.length + of.length + 3);
    parts.set(id, whole);
    if (parts.size > mostParts) parts.delete([...parts.keys()][0] ?? '');
    if (whole.filter((part) => part !== undefined).length < Number(of)) return;
    parts.delete(id);
    hear(whole.join(''));
  }

  const carrier = carriedBy(hear);
  const { mostSigns } = carrier;

  function say(to: string, payload: string): void {
    notices += 1;
    carrier.say(to, payload);
  }

  function flush(): void {
    soon = undefined;
    for (const [to, words] of waiting) {
      let batch: string[] = [];
      const send = () => {
        if (batch.length > 0) say(to, `[${batch.join(',')}]`);
        batch = [];
      };
      let length = 0;
      for (const word of words) {
        if (length + word.length > mostSigns) {
          send();
          length = 0;
        }
        if (word.length > mostSigns - 2) sayInParts(to, `[${word}]`);
        else {
          batch.push(word);
          length += word.length + 1;
        }
      }
      send();
    }
    waiting.clear();
  }

  function sayInParts(to: string, text: string): void {
    const id = newId();
    const of = Math.ceil(text.length / (mostSigns - 50));
    for (let at = 0; at < of; at += 1) say(to, `${id} ${at} ${of} ${text.slice(at * (mostSigns - 50), (at + 1) * (mostSigns - 50))}`);
  }

  return {
    start: () => carrier.start(),
    /** Says a word to other servers. */
    send(nodes: Iterable<string>, word: unknown): void {
      let text: string | undefined;
      for (const to of nodes) {
        if (to === node) continue;
        text ??= JSON.stringify(word);
        const words = waiting.get(to);
        if (words) words.push(text);
        else waiting.set(to, [text]);
      }
      if (text === undefined) return;
      soon ??= setTimeout(flush, togetherMs);
    },
    /** Notices sent so far. */
    get notices() {
      return notices;
    },
    async stop(): Promise<void> {
      clearTimeout(soon);
      await carrier.stop();
    },
  };
}
