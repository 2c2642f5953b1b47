import { type FeedLine, linesSent } from '@school/contract/lesson-room/feeds';
import {
  ConnectionState,
  LocalAudioTrack,
  type LocalTrack,
  type LocalTrackPublication,
  type Room,
  RoomEvent,
  Track,
  type TrackPublishOptions,
  VideoPreset,
} from 'livekit-client';

import type { OwnMediaSource } from './own-media.ts';
import { sendLimits } from './send-limits.ts';
import type { Cameras } from './send-rules.ts';

const sources: Record<FeedLine, Track.Source> = {
  mic: Track.Source.Microphone,
  camera: Track.Source.Camera,
  screen: Track.Source.ScreenShare,
  screenSound: Track.Source.ScreenShareAudio,
};
export const lineOf = (source: Track.Source): FeedLine | undefined =>
  (Object.keys(sources) as FeedLine[]).find((line) => sources[line] === source);

/** Numbers of sources in what LiveKit says that a page may send. */
const allowedAs: Record<FeedLine, number> = { camera: 1, mic: 2, screen: 3, screenSound: 4 };

function optionsFor(line: FeedLine, role: 'teacher' | 'kid'): TrackPublishOptions {
  const source = sources[line];
  if (line === 'camera') {
    const { bits, fps, width, height } = sendLimits[role];
    return {
      source,
      videoCodec: 'vp8',
      backupCodec: false,
      videoEncoding: { maxBitrate: bits, maxFramerate: fps },
      videoSimulcastLayers: [new VideoPreset(width / 2, height / 2, bits / 4, 10)],
    };
  }
  if (line === 'screen') {
    const { bits, fps } = sendLimits.screen;
    return {
      source,
      videoCodec: 'vp8',
      backupCodec: false,
      simulcast: false,
      screenShareEncoding: { maxBitrate: bits, maxFramerate: fps },
    };
  }
  return { source, audioPreset: { maxBitrate: sendLimits.soundBits } };
}

/**
 * What this page sends to a room of LiveKit: as much of its own devices as there is and as the school lets it send. The microphone goes as
 * a copy, because LiveKit turns on whatever it is given: a child who is quiet must not be heard for a moment.
 */
export function createLivekitSending({
  room,
  own,
  role,
  cameras,
  showsCamera,
  onChange,
}: {
  room: Room;
  own: OwnMediaSource;
  role: 'teacher' | 'kid';
  cameras: Cameras;
  /** Whether the line carries the own picture. */
  showsCamera(): boolean;
  onChange(): void;
}) {
  const sent = new Map<FeedLine, { of: MediaStreamTrack; publication: LocalTrackPublication }>();
  let inLine: Promise<unknown> = Promise.resolve();

  function may(line: FeedLine): boolean {
    const rights = room.localParticipant.permissions;
    if (!rights) return true;
    return rights.canPublish && (rights.canPublishSources as readonly number[]).includes(allowedAs[line]);
  }

  async function publish(line: FeedLine, of: MediaStreamTrack): Promise<void> {
    const copy = line === 'mic' ? new LocalAudioTrack(of.clone(), undefined, true) : undefined;
    if (copy && !own.state().mic) await copy.mute();
    const publication = await room.localParticipant.publishTrack((copy as LocalTrack | undefined) ?? of, optionsFor(line, role));
    sent.set(line, { of, publication });
  }

  async function drop(line: FeedLine): Promise<void> {
    const { publication } = sent.get(line) ?? {};
    sent.delete(line);
    if (publication?.track) await room.localParticipant.unpublishTrack(publication.track, line === 'mic');
  }

  async function carry(): Promise<void> {
    const tracks = own.tracks();
    for (const line of linesSent(role, cameras)) {
      if (room.state !== ConnectionState.Connected) return;
      const wanted = may(line) && (line !== 'camera' || showsCamera()) ? tracks[line] : undefined;
      if (sent.has(line) && sent.get(line)?.of !== wanted) await drop(line);
      if (wanted && !sent.has(line)) await publish(line, wanted);
    }
    const mic = sent.get('mic')?.publication.track;
    if (mic && mic.isMuted === own.state().mic) await (own.state().mic ? mic.unmute() : mic.mute());
    onChange();
  }

  /** One after the other; what fails is tried again with the next change. */
  const next = (): void => {
    inLine = inLine.then(carry).catch(() => undefined);
  };

  /** What LiveKit itself has taken down, or what went with the line. */
  function forget(publication: LocalTrackPublication): void {
    for (const [line, it] of sent)
      if (it.publication === publication) {
        sent.delete(line);
        if (line === 'mic') publication.track?.stop();
      }
    onChange();
  }
  room.on(RoomEvent.LocalTrackUnpublished, forget);
  room.on(RoomEvent.ParticipantPermissionsChanged, (_before, participant) => participant === room.localParticipant && next());
  const stopOwn = own.subscribe(next);

  return {
    next,
    /** The name that LiveKit has given a line; nothing while it is not sent. */
    sidOf: (line: FeedLine): string | undefined => sent.get(line)?.publication.trackSid,
    tracks: () => [...sent.values()].flatMap(({ publication }) => publication.track ?? []),
    /** The line is gone, and what it carried with it. */
    lost(): void {
      for (const { publication } of sent.values()) forget(publication);
    },
    close(): void {
      stopOwn();
      sent.get('mic')?.publication.track?.stop();
      sent.clear();
    },
  };
}
