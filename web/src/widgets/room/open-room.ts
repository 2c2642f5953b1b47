import { serverEngines } from '@school/contract/lesson-room/limits';
import { addressOf, idOf, personOf, roleOf } from '@school/contract/lesson-room/people';
import type { Entered } from '@school/contract/lesson-room/shapes';

import { atSchool } from '#api/school-address.ts';

import { createRoomConnection, type RoomConnection } from './connection.ts';
import { heardWork } from './heard-work.ts';
import { createDirectMedia } from './media/direct.ts';
import type { MediaClient } from './media/media-client.ts';
import { createOwnMedia, type OwnMediaSource } from './media/own-media.ts';
import { voice } from './room-media.ts';
import type { RoomHearing } from './use-room.ts';

const isByServer = (engine: string | undefined): boolean => serverEngines.some((it) => it === engine);

export interface OpenRoom {
  connection: RoomConnection;
  hearing: RoomHearing;
  media(): MediaClient | undefined;
  /** Hears that media came, or came anew. */
  onMedia(listener: () => void): () => void;
  close(): void;
}

interface OpenRoomGiven {
  eventId: string;
  /** Asks the school to be let in: as one who takes part, or who looks on. */
  enter(epoch: number | null): Promise<Entered>;
  /** Camera and microphone of the page; who looks on has none. */
  own: OwnMediaSource | undefined;
  /** When the person asked to come in, by `performance.now()`. */
  tapped: number;
  onRefused(cause: unknown): void;
}

/** The room of a page: its line (`connection.open`), and pictures and sound that follow who is there. */
export function openRoom({ eventId, enter, own, tapped, onRefused }: OpenRoomGiven): OpenRoom {
  const hearing: RoomHearing = { passing: new Set(), refused: new Set() };
  // What the others move is kept from now on: a page that still loads how a task is drawn would not know their last move.
  heardWork(hearing);
  const listeners = new Set<() => void>();
  const source = own ?? createOwnMedia({ role: 'kid', isSender: false });
  let media: MediaClient | undefined;
  let met: unknown;
  let wasAlone = false;
  let quiet: { of: MediaClient; kids: readonly string[] } | undefined;
  let visit = '';

  let isClosed = false;
  function carryBy(client: MediaClient): void {
    media = client;
    met = undefined;
    client.unlock();
    client.subscribe(sayHowItIs);
    for (const listener of listeners) listener();
    follow();
  }

  const connection = createRoomConnection({
    eventId,
    async enter(epoch) {
      const entered = await enter(epoch);
      const address = addressOf(entered.person, entered.epoch);
      // A visit that goes on keeps its pictures and its sound.
      if (address !== visit) {
        visit = address;
        media?.close();
        media = undefined;
        const { media: way } = entered;
        const wire = { you: address, send: connection.signal };
        if (way.engine === 'livekit') {
          const again = () =>
            enter(entered.epoch).then((anew) => (addressOf(anew.person, anew.epoch) === address ? anew.media : undefined));
          // Nobody else's page loads it.
          void import('./media/livekit.ts').then(({ createLivekitMedia }) => {
            if (visit === address && !isClosed) carryBy(createLivekitMedia({ wire, media: way, own: source, tapped, again }));
          });
        } else if (way.engine !== 'outside') carryBy(createDirectMedia({ wire, media: way, own: source, tapped }));
        else for (const listener of listeners) listener();
      }
      return entered;
    },
    open(ticket) {
      const url = new URL(atSchool(`/room/${eventId}`), location.href);
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
      url.searchParams.set('ticket', ticket);
      return new WebSocket(url);
    },
    onSignal: (from, signal) => media?.hear(from, signal),
    onPassing: (who, it) => hearing.passing.forEach((hear) => hear(who, it)),
    onNack: (code, op) => hearing.refused.forEach((hear) => hear(code, op)),
    onRefused,
  });

  connection.beats(() => {
    const { mic, camera, screen, ladder } = media?.own() ?? { ...source.state(), ladder: 0 };
    return { mic, camera, screen, ladder, seen: document.visibilityState === 'visible', ...media?.vitals() };
  });

  // In a star the others hear a child by the teacher's page, which cannot tell them whose voice it is.
  let isLoud = false;
  const listening = setInterval(() => {
    const { media: way, you } = connection.store.read();
    if (way?.engine !== 'star' || !you.startsWith('kid:')) return;
    const isNow = source.level() > (isLoud ? voice.ends : voice.begins);
    if (isNow === isLoud) return;
    isLoud = isNow;
    connection.pass({ k: 'level', v: isNow ? 1 : 0 });
  }, voice.lookMs);

  /** What is on is told at once: a tile must not wait for the next beat. */
  let toldAs = '';
  function sayHowItIs(): void {
    const { mic, camera, screen } = source.state();
    const now = [mic, camera, screen].join();
    if (now === toldAs) return;
    toldAs = now;
    connection.beatNow();
  }

  const stop = connection.store.subscribe(follow);
  let isIn = false;
  function follow(): void {
    const { members, line, state, you, media: way } = connection.store.read();
    if (!isIn && you) {
      isIn = true;
      const { stage, page } = state;
      if (stage === 'board') void import('./board/ink-ahead.ts').then(({ readAhead }) => readAhead(connection.store, eventId, page));
    }
    source.setMuted(state.muted.includes(idOf(you)));
    if (media && (quiet?.of !== media || quiet.kids !== state.muted)) {
      quiet = { of: media, kids: state.muted };
      media.setMuted(state.muted.map((kidUid) => personOf('kid', kidUid)));
    }
    if (!media || line === 'opening' || (members === met && state.alone === wasAlone)) return;
    [met, wasAlone] = [members, state.alone];
    // Children who are alone do not hear each other; a media server gives them nothing of each other either.
    const isApart = (person: string) =>
      isByServer(way?.engine) && state.alone && person !== you && roleOf(you) === 'kid' && roleOf(person) === 'kid';
    const here = members.filter((it) => it.state !== 'gone' && !isApart(it.person));
    media.meet(here.map(({ person, epoch }) => addressOf(person, epoch)));
    for (const { person, epoch, heartbeat } of members)
      if (heartbeat)
        media.said(addressOf(person, epoch), { mic: heartbeat.mic, camera: heartbeat.camera, screen: heartbeat.screen ?? false });
  }

  return {
    connection,
    hearing,
    media: () => media,
    onMedia(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      isClosed = true;
      clearInterval(listening);
      stop();
      connection.leave();
      media?.close();
      if (!own) source.close();
    },
  };
}
