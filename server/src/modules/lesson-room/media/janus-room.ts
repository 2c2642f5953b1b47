import { createHash, createHmac } from 'node:crypto';

import type { Address } from '@school/contract/lesson-room/people';

import { type createJanusLine, type JanusHandle, JanusRefusal, type JanusSaid, type JanusSettings } from './janus-line.ts';

type Line = Pick<ReturnType<typeof createJanusLine>, 'attach'>;

interface Feed {
  id: number;
  display: string;
}

/** Codes of its video rooms. */
const codes = { exists: 427, noSuchFeed: 428, noSuchStream: 456 } as const;
const mostFeeds = 24;

/** A video room of Janus, by whose number it goes: of a lesson's id as much as a number holds. */
const numberOf = (lessonId: string): number => Number.parseInt(createHash('sha256').update(lessonId).digest('hex').slice(0, 13), 16);

export type JanusRoom = Awaited<ReturnType<typeof openJanusRoom>>;

/**
 * The video room of a lesson, made by whichever server comes first. An onlooker of the school's own stands in it: it hears who sends
 * something and who ceased to, and does what only who made the room may.
 */
export async function openJanusRoom(
  line: Line,
  { secret = '', adminKey = '' }: Pick<JanusSettings, 'secret' | 'adminKey'>,
  lessonId: string,
  { came, went }: { came(address: Address): void; went(address: Address): void },
) {
  const room = numberOf(lessonId);
  const wordFor = (what: string): string => createHmac('sha256', `${secret} ${adminKey}`).update(`${what} ${lessonId}`).digest('hex');
  const [pin, owner] = [wordFor('pin'), wordFor('owner')];
  const feeds = new Map<Address, number>();
  const quiet = new Set<number>();

  function hear({ data }: Pick<JanusSaid, 'data'>): void {
    for (const { id, display } of (data['publishers'] as Feed[] | undefined) ?? []) {
      feeds.set(display, id);
      came(display);
    }
    const over = data['unpublished'] ?? data['leaving'];
    for (const [address, id] of feeds) {
      if (id !== over) continue;
      feeds.delete(address);
      quiet.delete(id);
      went(address);
    }
  }

  const watcher = await line.attach(hear);
  const wanted = {
    room,
    pin,
    secret: owner,
    is_private: true,
    publishers: mostFeeds,
    audiocodec: 'opus',
    videocodec: 'vp8',
    opus_fec: true,
    // Whoever joins sees a whole picture soon.
    fir_freq: 10,
    ...(adminKey && { admin_key: adminKey }),
  };
  await watcher.say({ request: 'create', ...wanted }).catch((fault: unknown) => {
    if (!(fault instanceof JanusRefusal && fault.code === codes.exists)) throw fault;
  });
  hear(await watcher.say({ request: 'join', ptype: 'publisher', room, pin, display: 'school' }));

  return {
    /** A page sends what stands in its offer. */
    async publish(display: Address, sdp: string): Promise<{ handle: JanusHandle; answer: string }> {
      const handle = await line.attach(() => undefined);
      const { jsep } = await handle.say({ request: 'joinandconfigure', ptype: 'publisher', room, pin, display }, { type: 'offer', sdp });
      if (!jsep) throw new Error('Janus did not answer an offer');
      return { handle, answer: jsep.sdp };
    },
    /** What somebody sends, these lines of it alone; undefined while there is nothing. */
    async subscribe(of: Address, lines: readonly number[]): Promise<{ handle: JanusHandle; offer: string } | undefined> {
      const feed = feeds.get(of);
      if (feed === undefined || lines.length === 0) return undefined;
      const handle = await line.attach(() => undefined);
      try {
        const streams = lines.map((mid) => ({ feed, mid: String(mid) }));
        const { jsep } = await handle.say({ request: 'join', ptype: 'subscriber', room, pin, streams });
        if (jsep) return { handle, offer: jsep.sdp };
      } catch (fault) {
        handle.detach();
        // It went in this moment.
        if (fault instanceof JanusRefusal && (fault.code === codes.noSuchFeed || fault.code === codes.noSuchStream)) return undefined;
        throw fault;
      }
      return undefined;
    },
    /** Whose voice goes to nobody, whatever the own page says. */
    async mute(isMuted: (address: Address) => boolean): Promise<void> {
      for (const [address, id] of feeds) {
        const mute = isMuted(address);
        if (mute === quiet.has(id)) continue;
        await watcher.say({ request: 'moderate', room, secret: owner, id, mid: '0', mute });
        if (mute) quiet.add(id);
        else quiet.delete(id);
      }
    },
    async close(isOver: boolean): Promise<void> {
      if (isOver) await watcher.say({ request: 'destroy', room, secret: owner }).catch(() => undefined);
      watcher.detach();
    },
  };
}
