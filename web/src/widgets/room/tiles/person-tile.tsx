import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';

import { Avatar } from '#kit/avatar.tsx';

import { classGrid } from '../media/class-picture.ts';
import { useMember } from '../people-here.ts';
import { useFeed, useMedia, useSpeaking } from '../room-media.ts';
import { useOnPassing, useRoom } from '../use-room.ts';

/** Few schools hold lessons at a meeting elsewhere. */
const MeetingLink = lazy(() => import('./meeting-link.tsx').then(({ MeetingLink: component }) => ({ default: component })));

interface PersonTileProps {
  person: string;
  name: string;
  avatar: string | null;
  /** A child without a camera is its animal; a grown-up without a picture is initials. */
  animal?: string;
  /** Pixels of the face when there is no picture. */
  faceSize: number;
  className?: string;
}

/**
 * Somebody as the camera shows them, or their face. `data-speaking`, `data-line` (`good`, `weak`, `broken`, `connecting`, `away`) and
 * `data-camera` are for the frame around it. A weak line keeps the last picture, a little grey.
 */
export function PersonTile({ person, name, avatar, animal, faceSize, className = '' }: PersonTileProps) {
  const media = useMedia();
  const feed = useFeed(person);
  const member = useMember(person);
  const from = feed?.from;
  const level = useCallback(() => (media && from !== undefined ? media.level(from) : 0), [media, from]);
  const meeting = useRoom((room) => (room.media?.engine === 'outside' ? room.media.url : undefined));
  const isHeard = useSpeaking(from === undefined ? undefined : level);
  // Of a classmate no voice comes by a line of its own: its page says when it speaks.
  const [isSaid, setSaid] = useState(false);
  useOnPassing((who, it) => {
    if (it.k === 'level' && who === person) setSaid(it.v > 0);
  });
  const isSpeaking = isHeard || isSaid;
  const line = member?.state === 'away' ? 'away' : (feed?.state ?? 'connecting');
  return (
    <figure
      aria-label={name}
      data-person={person}
      data-speaking={isSpeaking || undefined}
      data-line={line}
      data-camera={feed?.camera ? 'on' : 'off'}
      className={`relative grid place-items-center overflow-hidden ${className}`}
    >
      {feed?.camera ? (
        <Picture stream={feed.camera} cell={feed.cell} isGrey={line !== 'good' && line !== 'connecting'} onFrame={media?.sawFrame} />
      ) : (
        meeting === undefined && <Avatar name={name} picture={avatar} size={faceSize} {...(animal !== undefined && { animal })} />
      )}
      {meeting !== undefined && (
        <Suspense>
          <MeetingLink url={meeting} name={name} />
        </Suspense>
      )}
    </figure>
  );
}

/** The own picture, as in a mirror. */
export function OwnPicture({ preview, className = '' }: { preview: MediaStream; className?: string }) {
  return <Picture stream={preview} className={`-scale-x-100 ${className}`} />;
}

interface PictureProps {
  stream: MediaStream;
  isGrey?: boolean;
  /** Whether all of it is shown (a screen), or it fills its place (a face). */
  whole?: boolean;
  /** The part of the picture of a class that is shown. */
  cell?: { column: number; row: number } | undefined;
  onFrame?: (() => void) | undefined;
  className?: string;
}

const cutOut = ({ column, row }: { column: number; row: number }): CSSProperties => ({
  width: `${classGrid.columns * 100}%`,
  height: `${classGrid.rows * 100}%`,
  left: `${-column * 100}%`,
  top: `${-row * 100}%`,
});

/** A moving picture without sound: sound plays by itself (`sound-out.ts`). */
export function Picture({ stream, isGrey = false, whole = false, cell, onFrame, className = '' }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined);
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      autoPlay
      playsInline
      aria-hidden
      onLoadedData={onFrame}
      {...(cell && { style: cutOut(cell) })}
      className={`${cell ? 'absolute max-w-none' : 'size-full'} ${whole ? 'object-contain' : cell ? 'object-fill' : 'object-cover'} ${isGrey ? 'opacity-80 grayscale' : ''} ${className}`}
    />
  );
}
