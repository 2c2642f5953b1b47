import { personAt, roleOf } from '@school/contract/lesson-room/people';
import type { RoomMedia } from '@school/contract/lesson-room/shapes';
import { ConnectionQuality, ConnectionState, type RemoteParticipant, type RemoteTrackPublication, Room, RoomEvent } from 'livekit-client';

import { createAnyMedia } from './any-media.ts';
import { climb, type Ladder, ladderLimits, ladderStart, lookOf } from './ladder.ts';
import { createLinkStats, type LinkFigures } from './link-stats.ts';
import { audienceOf, linesFor } from './livekit-rules.ts';
import { createLivekitSending, lineOf } from './livekit-sending.ts';
import type { Feed, MediaClient, MediaWire } from './media-client.ts';
import type { OwnMediaSource } from './own-media.ts';
import { liveStreams } from './peer-feed.ts';
import { sends, speaks } from './send-rules.ts';

type Way = Extract<RoomMedia, { engine: 'livekit' }>;
type Said = { mic: boolean; camera: boolean; screen: boolean };
/** Milliseconds before LiveKit is asked again: doubled each time. */
const pauses = { first: 1000, most: 10_000 } as const;

/**
 * Pictures and sound by a LiveKit (docs/decisions/0365): one line up, one down, whoever is in the room. `again` asks the school to be let in
 * anew, for a line that LiveKit has given up; nothing when this visit is over.
 */
export function createLivekitMedia({
  wire: { you },
  media,
  own,
  tapped,
  again,
}: {
  wire: MediaWire;
  media: Way;
  own: OwnMediaSource;
  tapped: number;
  again(): Promise<RoomMedia | undefined>;
}): MediaClient {
  const role = roleOf(personAt(you)) === 'teacher' ? 'teacher' : 'kid';
  const room = new Room({ dynacast: true, stopLocalTrackOnUnpublish: false, disconnectOnPageLeave: false });
  const said = new Map<string, Said>();
  const asked = new WeakMap<RemoteTrackPublication, boolean>();
  const looks = new Map<string, { look(): Promise<LinkFigures | undefined>; figures: LinkFigures | undefined }>();
  const streamOf = liveStreams();
  let here: readonly string[] = [];
  let ladder: Ladder = ladderStart;
  let isClosed = false;
  const goesOn = () => !isClosed;
  let isComing = false;

  const page = createAnyMedia({ own, tapped, feeds: () => here.filter(sends).map(feedOf), step: () => ladder.step });
  const { changed, sound } = page;
  const sending = createLivekitSending({
    room,
    own,
    role,
    cameras: media.cameras,
    showsCamera: () => ladder.step < 2,
    onChange: () => [giveOut(), changed()],
  });

  /** Who may have what of this page, before anything of it is there to be had. */
  function giveOut(): void {
    if (room.state !== ConnectionState.Connected) return;
    const rows = audienceOf(you, here, media.cameras);
    room.localParticipant.setTrackSubscriptionPermissions(
      false,
      rows.map(({ to, lines }) => ({ participantIdentity: to, allowedTrackSids: lines.flatMap((line) => sending.sidOf(line) ?? []) })),
    );
  }

  /** What this page has of the others: of whom the room has in it, and pictures as long as the line carries them. */
  function take(): void {
    for (const { identity, trackPublications } of room.remoteParticipants.values()) {
      const lines = here.includes(identity) ? linesFor(identity, you, media.cameras) : [];
      for (const publication of trackPublications.values()) {
        const line = lineOf(publication.source);
        const isWanted = line !== undefined && lines.includes(line) && (line !== 'camera' || ladder.step < 3);
        if ((asked.get(publication) ?? false) === isWanted) continue;
        asked.set(publication, isWanted);
        publication.setSubscribed(isWanted);
      }
    }
  }

  function trackOf(participant: RemoteParticipant | undefined, wanted: 'mic' | 'camera' | 'screen' | 'screenSound') {
    for (const { source, track } of participant?.trackPublications.values() ?? [])
      if (lineOf(source) === wanted) return track?.mediaStreamTrack;
    return undefined;
  }

  function hearAll(): void {
    for (const participant of room.remoteParticipants.values()) {
      const [mic, screenSound] = [trackOf(participant, 'mic'), trackOf(participant, 'screenSound')];
      const person = personAt(participant.identity);
      if (mic && speaks(participant.identity)) sound.hear(person, mic);
      if (screenSound) sound.hear(`${person}/screen`, screenSound);
    }
    changed();
  }

  function feedOf(from: string): Feed {
    const participant = room.remoteParticipants.get(from);
    const { figures } = looks.get(from) ?? {};
    const isWeak = (figures?.concealed ?? 0) > ladderLimits.badConcealed || participant?.connectionQuality === ConnectionQuality.Poor;
    const isBroken = room.state === ConnectionState.Reconnecting || participant?.connectionQuality === ConnectionQuality.Lost;
    const { camera, screen } = said.get(from) ?? { camera: true, screen: false };
    return {
      from,
      camera: camera && ladder.step < 3 ? streamOf(trackOf(participant, 'camera')) : undefined,
      screen: screen ? streamOf(trackOf(participant, 'screen')) : undefined,
      state: !participant || room.state === ConnectionState.Connecting ? 'connecting' : isBroken ? 'broken' : isWeak ? 'weak' : 'good',
    };
  }

  /** How the line is, as all that comes of somebody tells it, and what goes out. */
  function lookAt(of: string): { look(): Promise<LinkFigures | undefined>; figures: LinkFigures | undefined } {
    const known = looks.get(of);
    if (known) return known;
    const tracks = () =>
      of === you
        ? sending.tracks()
        : [...(room.remoteParticipants.get(of)?.trackPublications.values() ?? [])].flatMap((it) => it.track ?? []);
    const getStats = async () => {
      const reports = await Promise.all(tracks().map((track) => track.getRTCStatsReport()));
      return new Map(reports.flatMap((report) => [...(report ?? [])])) as RTCStatsReport;
    };
    const made = { look: createLinkStats({ pc: { getStats }, micMid: () => null }), figures: undefined };
    looks.set(of, made);
    return made;
  }

  async function lookAtLines(): Promise<void> {
    if (room.state !== ConnectionState.Connected) return;
    let worst: LinkFigures | undefined;
    for (const of of new Set([you, ...room.remoteParticipants.keys()])) {
      const it = lookAt(of);
      it.figures = (await it.look().catch(() => undefined)) ?? it.figures;
      const look = lookOf(true, it.figures);
      if (look && (look.loss ?? 0) + look.concealed >= (worst?.loss ?? 0) + (worst?.concealed ?? 0)) worst = look;
    }
    for (const of of looks.keys()) if (of !== you && !room.remoteParticipants.has(of)) looks.delete(of);
    const { step } = ladder;
    // How large a picture a line carries LiveKit finds by itself: here it is only left out.
    if (worst && sends(you)) ladder = climb(ladder, { loss: worst.loss, concealed: worst.concealed, wanted: 0 });
    if (ladder.step !== step) {
      sending.next();
      take();
    }
    changed();
  }

  async function comeIn(first?: Way): Promise<void> {
    if (isComing) return;
    isComing = true;
    let pause: number = pauses.first;
    for (let way: RoomMedia | undefined = first; goesOn(); way = undefined) {
      try {
        way ??= await again();
        if (way?.engine !== 'livekit') break;
        await room.connect(way.url, way.token, { autoSubscribe: false });
        break;
      } catch {
        const ms = pause;
        await new Promise((go) => void setTimeout(go, ms));
        pause = Math.min(pauses.most, pause * 2);
      }
    }
    isComing = false;
    if (isClosed) return void room.disconnect();
    giveOut();
    take();
    if (sends(you) || speaks(you)) sending.next();
    changed();
  }

  for (const event of [RoomEvent.TrackPublished, RoomEvent.ParticipantConnected, RoomEvent.TrackSubscriptionPermissionChanged] as const)
    room.on(event, take);
  for (const event of [RoomEvent.TrackSubscribed, RoomEvent.TrackUnsubscribed, RoomEvent.Reconnected] as const) room.on(event, hearAll);
  for (const event of [RoomEvent.ConnectionQualityChanged, RoomEvent.ParticipantDisconnected, RoomEvent.Reconnecting] as const)
    room.on(event, changed);
  room.on(RoomEvent.TrackSubscribed, ({ mediaStreamTrack }) => {
    for (const happened of ['mute', 'unmute', 'ended'] as const) mediaStreamTrack.addEventListener(happened, changed);
  });
  room.on(RoomEvent.Disconnected, () => {
    sending.lost();
    if (!isClosed) void comeIn();
  });
  const looking = setInterval(() => void lookAtLines(), ladderLimits.lookSeconds * 1000);
  void comeIn(media);

  return {
    ...page.client,
    meet(addresses) {
      here = addresses.filter((address) => address !== you);
      giveOut();
      take();
      changed();
    },
    // Nothing of it goes by the room's own socket.
    hear: () => undefined,
    said(address, sent) {
      said.set(address, sent);
      changed();
    },
    vitals() {
      return { ...page.vitals([...looks.values()].map(({ figures }) => figures)), recovered: [] };
    },
    close() {
      isClosed = true;
      clearInterval(looking);
      sending.close();
      void room.disconnect();
      page.close();
    },
  };
}
