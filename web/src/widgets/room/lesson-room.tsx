import type { Entered } from '@school/contract/lesson-room/shapes';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

import { api } from '#api/client.ts';
import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { deviceUid } from '#widgets/equipment-check/steps/this-device.ts';

import type { OwnMediaSource } from './media/own-media.ts';
import { openRoom } from './open-room.ts';
import { MediaContext } from './room-media.ts';
import { useStaysAwake } from './stays-awake.ts';
import { RoomContext } from './use-room.ts';

interface LessonRoomProps {
  eventId: string;
  /** Takes part, or looks on; a colleague of the school says why. */
  how: { as: 'member' } | { as: 'watcher'; reason?: string };
  /** Camera and microphone of the page (`useOwnMedia`); who looks on has none. */
  own?: OwnMediaSource | undefined;
  /** When the person asked to come in, by `performance.now()`: the time to the first picture counts from it. */
  tapped: number;
  /** The school let this page not in: a `SchoolRefusal` to show. */
  onRefused(cause: unknown): void;
  children: ReactNode;
}

/**
 * The room around a page: it enters, keeps the line, and carries pictures and sound for as long as it stands. Inside of it `useRoom`,
 * `useConnection`, `useFeed` and their like work. What ended it for this page stands in `useRoom((room) => room.over)`. Everything but
 * the lesson is taken as it is at first.
 */
export const LessonRoom = (props: LessonRoomProps) => <Opened key={props.eventId} {...props} />;

function Opened({ eventId, how, own, tapped, onRefused, children }: LessonRoomProps) {
  useStaysAwake();
  const [room] = useState(() => openRoom({ eventId, own, tapped, onRefused, enter: entering(eventId, how) }));
  useEffect(() => {
    void room.connection.open();
    return () => room.close();
  }, [room]);
  // A lost line is told where it is: the lesson stays on the page, and what is done in it is sent later.
  useEffect(() => {
    goesOnOffline.set(true);
    return () => goesOnOffline.set(false);
  }, []);
  const media = useSyncExternalStore(room.onMedia, room.media);
  const [around] = useState({ connection: room.connection, hearing: room.hearing, eventId, microphone: () => own?.tracks().mic });
  return (
    <RoomContext value={around}>
      <MediaContext value={media}>
        {/* What a part of the page still waits for holds up neither the line nor the pictures. */}
        <Suspense>{children}</Suspense>
      </MediaContext>
    </RoomContext>
  );
}

/** Asks the school to be let in; with the epoch of its visit a page comes back as itself. */
const entering =
  (eventId: string, how: LessonRoomProps['how']) =>
  (epoch: number | null): Promise<Entered> => {
    const params = { eventId };
    return how.as === 'member'
      ? api('POST /lesson-room/:eventId/enter', { params, body: { epoch, deviceUid: deviceUid() } }, { silent: true })
      : api('POST /lesson-room/:eventId/watch', { params, body: { epoch, ...(how.reason && { reason: how.reason }) } }, { silent: true });
  };
