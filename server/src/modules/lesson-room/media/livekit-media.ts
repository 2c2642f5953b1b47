import { Address, personAt } from '@school/contract/lesson-room/people';

import { sendsNow } from '../rules/hearers.ts';
import { takesPart } from '../rules/roster.ts';
import type { createLivekitLine, LivekitSettings } from './livekit-line.ts';
import type { MediaRoom, MediaServer } from './media-server.ts';

/** Milliseconds between two looks whether it answers. */
const lookMs = 10_000;

export interface LivekitMedia extends MediaServer {
  /** Of which room LiveKit tells something; undefined when it is not ours that says so. */
  told(raw: Buffer, authorization: string | undefined): Promise<{ room: string | undefined } | undefined>;
}

/**
 * Rooms over LiveKit (docs/decisions/0365). A page comes in under the address of its visit and with the rights of its person. What of
 * a page goes to whom the page that sends it says (web/src/widgets/room/media/livekit-rules.ts); who may send what, the school.
 */
export function createLivekitMedia(settings: LivekitSettings, onFault: (fault: unknown, what: string) => void): LivekitMedia {
  // A school without one loads nothing of it.
  const line = import('./livekit-line.ts').then((file) => file.createLivekitLine(settings));
  /** Rooms whose pages are to be looked at, and the work that does so, one after the other. */
  const asked = new Map<string, { room: MediaRoom; last: Promise<void> }>();
  let isUp = false;
  let wasTold = false;

  async function look(): Promise<void> {
    try {
      await (await line).look();
      [isUp, wasTold] = [true, false];
    } catch (fault) {
      // Told once, not every few seconds as long as it lasts.
      if (!wasTold) onFault(fault, 'livekit');
      [isUp, wasTold] = [false, true];
    }
  }
  void look();
  const looking = setInterval(() => void look(), lookMs).unref();

  const faultless = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (fault: unknown) => (isUp ? onFault(fault, 'livekit') : undefined),
    );
  const say = (work: (on: ReturnType<typeof createLivekitLine>) => Promise<unknown>): Promise<void> => faultless(line.then(work));

  /** Whoever is there and should not be goes; all others may send what they may send now. */
  async function agree(room: MediaRoom): Promise<void> {
    const on = await line;
    for (const { address, lines } of await on.pages(room.lessonId)) {
      const isOurs = Address.safeParse(address).success;
      const person = personAt(address);
      if (!isOurs || (takesPart(room.roster, person) && !room.grants[person])) await on.remove(room.lessonId, address);
      else {
        const may = sendsNow(room, person);
        if (may.length !== lines.length || may.some((it) => !lines.includes(it))) await on.allow(room.lessonId, address, may);
      }
    }
  }

  return {
    get isUp() {
      return isUp;
    },
    async letIn(room, address) {
      const on = await line;
      // Where it is away the page tries until it is back.
      if (isUp) await faultless(on.open(room.lessonId));
      return { url: settings.url, token: await on.token(room.lessonId, address, sendsNow(room, personAt(address))) };
    },
    hear: () => undefined,
    changed(room) {
      const { lessonId } = room;
      const before = asked.get(lessonId);
      const next = { room, last: Promise.resolve() };
      next.last = (before?.last ?? Promise.resolve()).then(async () => {
        // What was asked for meanwhile is looked at once.
        if (asked.get(lessonId) !== next) return;
        await faultless(agree(room));
        if (asked.get(lessonId) === next) asked.delete(lessonId);
      });
      asked.set(lessonId, next);
    },
    gone: (lessonId, address) => void say((on) => on.remove(lessonId, address)),
    closed(lessonId, isOver) {
      asked.delete(lessonId);
      if (isOver) void say((on) => on.close(lessonId));
    },
    stop: () => clearInterval(looking),
    told: async (raw, authorization) => (await line).told(raw, authorization),
  };
}
