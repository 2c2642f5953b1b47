import type pg from 'pg';

import { createNoticeLine } from '../sockets/notice-line.ts';

/** At most one notice in this many milliseconds, however many commits there are. */
const notAgainMs = 10;

/** Notices with words at most on their way: a school that is cut off keeps no endless list. */
const mostWords = 1000;

/** Notifies the other nodes: an empty notice, many commits in one. */
export function createNotifier({
  line: opened,
  onNotice,
  onWords,
  onFault,
}: {
  /** How its connection is opened. */
  line: pg.ClientConfig;
  onNotice: () => void;
  /** Given the words of another node. */
  onWords: (text: string) => void;
  onFault: (fault: unknown, what: string) => void;
}) {
  const line = createNoticeLine({
    line: opened,
    channel: 'platform_realtime',
    onNotice(payload) {
      for (const text of payload ? payload.split('\n') : []) onWords(text);
      onNotice();
    },
    onOpen: onNotice,
    what: 'realtime notifier',
    onFault,
  });
  let live = false;
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  let wanted = false;
  const words: string[] = [];
  /** One notice at a time: what is wanted meanwhile is one more, afterwards. */
  function notify(): void {
    wanted = true;
    if (sending || !line.isOpen) return;
    wanted = false;
    sending = true;
    // PostgreSQL carries under 8,000 bytes in a notice; an ending takes under 60.
    const said = words.splice(0, 100).join('\n');
    wanted = words.length > 0;
    void line.say(said).finally(() => {
      sending = false;
      if (wanted && live) notify();
    });
  }

  return {
    start(): void {
      live = true;
      line.start();
    },
    /** Tells the other nodes to read. Losing a notice costs a second: they look by themselves once a second. */
    others(): void {
      if (!line.isOpen || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        notify();
      }, notAgainMs);
      timer.unref();
    },
    /** Says something to the other nodes, with the next notice. */
    tell(text: string): void {
      if (words.length < mostWords) words.push(text);
      this.others();
    },
    async stop(): Promise<void> {
      live = false;
      clearTimeout(timer);
      await line.stop();
    },
  };
}
