import { personAt, roleOf } from '@school/contract/lesson-room/people';
import type { RoomMedia } from '@school/contract/lesson-room/shapes';

import { createAnyMedia } from './any-media.ts';
import { cellOf, createClassPicture } from './class-picture.ts';
import { climb, type Ladder, ladderLimits, ladderStart, lookOf, wantedBits } from './ladder.ts';
import { addTo, createLinkStats, type Heard, type LinkFigures } from './link-stats.ts';
import type { Feed, MediaClient, MediaWire } from './media-client.ts';
import type { OwnMediaSource } from './own-media.ts';
import { feedOf, liveStreams, type Peer } from './peer-feed.ts';
import { createPeerLink, type PeerLink, type Tracks } from './peer-link.ts';
import { sendLimits } from './send-limits.ts';
import { areLinked, laysLink, seesClass, sends, speaks } from './send-rules.ts';
import { createStarMix } from './star-mix.ts';
import { isDue, type Recovery, watch, watchdogLimits, watchdogStart } from './watchdog.ts';

const epochOf = (address: string): number => Number(address.slice(address.indexOf('#') + 1));

/**
 * Page to page: each pair has one link (docs/design/lesson-room.md#media). `own` is the page's, which closes it; `tapped` is when the
 * person asked to come in.
 */
export function createDirectMedia({
  wire,
  media,
  own,
  tapped,
}: {
  wire: MediaWire;
  media: Extract<RoomMedia, { engine: 'direct' | 'star' | 'janus' }>;
  own: OwnMediaSource;
  tapped: number;
}): MediaClient {
  const { you } = wire;
  const role = roleOf(personAt(you)) === 'teacher' ? 'teacher' : 'kid';
  const configuration: RTCConfiguration = {
    iceServers: media.iceServers as RTCIceServer[],
    iceTransportPolicy: media.relay ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
  };
  // Its ways are looked for while the line to the school opens: the first link that is laid finds them.
  let spare: RTCPeerConnection | undefined = new RTCPeerConnection({ ...configuration, iceCandidatePoolSize: 1 });
  const peers = new Map<string, Peer>();
  let ladder: Ladder = ladderStart;
  const recovered: Recovery[] = [];

  const page = createAnyMedia({
    own,
    tapped,
    feeds: () => [
      ...[...peers].filter(([to]) => to !== you && sends(to)).map(([to, peer]) => feedOf(to, peer, ladder.step, streamOf)),
      ...facesOfClass(),
    ],
    step: () => ladder.step,
  });
  const { changed, sound } = page;
  const mix = media.engine === 'star' && role === 'teacher' ? createStarMix() : undefined;
  mix?.setOwn(own.tracks().mic);
  const faces = mix && seesClass(media) ? createClassPicture() : undefined;
  /** Children of a class whom this page sees by the teacher's, by address, and whether their cameras are on. */
  const classmates = new Map<string, boolean>();
  /** A child hears the mix; the school, which hears the children by links of its own, the teacher alone. */
  const hearsMix = (to: string): boolean => mix !== undefined && roleOf(personAt(to)) === 'kid';
  /** To a media server a page sends what it has by one link. */
  const isByServer = media.engine === 'janus';
  const carries = (to: string): boolean => !isByServer || to === you;
  /** What goes to somebody of what this page has. */
  function partFor(to: string, tracks: Tracks): Tracks {
    const { mic, ...pictures } = tracks;
    if (hearsMix(to)) return { ...pictures, mic: mix?.trackFor(to), ...(faces && { class: faces.track }) };
    return 'mic' in tracks ? { ...pictures, mic } : pictures;
  }
  const stopOwn = own.subscribe((tracks) => {
    mix?.setOwn(own.tracks().mic);
    for (const [to, { link }] of peers) if (carries(to)) void link.put(partFor(to, tracks as Tracks)).then(() => limit(link));
    changed();
  });

  function limit(link: PeerLink): Promise<void> {
    const { bits, fps } = sendLimits[role];
    if (ladder.step >= 2) return link.limit(null);
    return link.limit(ladder.step === 0 ? { bits, scale: 1, fps } : { bits: bits / 4, scale: 2, fps: 10 });
  }

  function connect(to: string, isOffered = false): Peer {
    const pc = spare;
    spare = undefined;
    const link = createPeerLink({
      you,
      to,
      configuration,
      way: media,
      pc,
      isOffered,
      send: (signal) => wire.send(to, signal),
      onChange: () => heardOf(to),
      onLost: () => renew(to),
    });
    const peer: Peer = {
      link,
      look: createLinkStats(link),
      figures: undefined,
      dog: watchdogStart,
      notOpen: 0,
      isBroken: false,
      said: { mic: true, camera: true, screen: false },
    };
    peers.set(to, peer);
    if (speaks(you) && carries(to)) void link.put(partFor(to, own.tracks())).then(() => limit(link));
    return peer;
  }

  function disconnect(to: string): void {
    peers.get(to)?.link.close();
    peers.delete(to);
    mix?.drop(to);
    if (![...peers.keys()].some((other) => personAt(other) === personAt(to))) faces?.show(personAt(to), undefined);
  }

  function heardOf(to: string): void {
    const link = peers.get(to)?.link;
    if (link) {
      if (link.received.mic && speaks(to)) sound.hear(personAt(to), link.received.mic);
      if (hearsMix(to)) faces?.show(personAt(to), link.received.camera);
      if (link.received.mic && hearsMix(to)) mix?.hear(to, link.received.mic);
      if (link.received.screenSound) sound.hear(`${personAt(to)}/screen`, link.received.screenSound);
    }
    changed();
  }

  const streamOf = liveStreams();
  /** The others of a class, cut out of the picture that the teacher's page sends. */
  let seated: readonly string[] = [];
  function facesOfClass(): Feed[] {
    const track = [...peers.values()].map(({ link }) => link.received.class).find((it) => it !== undefined);
    if (!track) return [];
    const picture = ladder.step < 3 ? streamOf(track) : undefined;
    return [...classmates].map(([from, isOn]) => {
      const cell = cellOf(seated, personAt(from));
      return { from, camera: isOn && cell ? picture : undefined, screen: undefined, cell, state: 'good' };
    });
  }

  function recover(to: string, which: Recovery): void {
    const peer = peers.get(to);
    if (!peer) return;
    recovered.push(which);
    if (which === 'restart') peer.link.restart();
    if (which === 'relay') peer.link.restart(true);
    if (which === 'renew') renew(to);
  }
  function renew(to: string): void {
    const peer = peers.get(to);
    if (!peer) return;
    const { dog, said } = peer;
    disconnect(to);
    Object.assign(connect(to), { dog, said });
  }

  async function lookAtLines(): Promise<void> {
    let worst: LinkFigures | undefined;
    for (const peer of peers.values()) {
      peer.figures = (await peer.look().catch(() => undefined)) ?? peer.figures;
      const look = lookOf(peer.link.pc.connectionState === 'connected', peer.figures);
      if (look && (look.loss ?? 0) + look.concealed >= (worst?.loss ?? 0) + (worst?.concealed ?? 0)) worst = look;
      sinceLook.set(peer, addTo(sinceLook.get(peer), peer.figures));
    }
    if (worst && sends(you)) {
      const { step } = ladder;
      ladder = climb(ladder, { ...worst, wanted: wantedBits(step, sendLimits[role].bits) });
      if (ladder.step !== step) for (const { link } of peers.values()) await limit(link);
    }
    changed();
  }
  const sinceLook = new WeakMap<Peer, Heard>();

  function watchSound(): void {
    for (const [to, peer] of peers) {
      const counted = sinceLook.get(peer);
      sinceLook.delete(peer);
      peer.notOpen = peer.link.pc.connectionState === 'connected' ? 0 : peer.notOpen + 1;
      if (isDue(peer.notOpen, !isByServer && laysLink(you, to))) peer.link.restart();
      if (!counted || peer.notOpen > 0) continue;
      const seen = watch(peer.dog, { micSaid: peer.said.mic && sends(to), ...counted });
      peer.dog = seen.dog;
      peer.isBroken = seen.isBroken;
      if (seen.recovery) recover(to, seen.recovery);
    }
  }

  const timers = [
    setInterval(() => void lookAtLines(), ladderLimits.lookSeconds * 1000),
    setInterval(watchSound, watchdogLimits.lookSeconds * 1000),
  ];

  return {
    ...page.client,
    meet(addresses) {
      const wanted = addresses.filter((address) => (isByServer || address !== you) && areLinked(you, address, media.engine));
      for (const to of peers.keys()) if (!wanted.includes(to)) disconnect(to);
      for (const to of wanted) if (!peers.has(to)) connect(to);
      const kids = addresses.filter((address) => roleOf(personAt(address)) === 'kid');
      faces?.seat(kids.map(personAt));
      if (role === 'kid' && seesClass(media)) {
        for (const known of classmates.keys()) if (!kids.includes(known)) classmates.delete(known);
        for (const kid of kids) if (kid !== you && !peers.has(kid)) classmates.set(kid, classmates.get(kid) ?? true);
        seated = kids.map(personAt);
      }
      changed();
    },
    hear(from, signal) {
      // An older visit of the same person has nothing left to say.
      for (const known of peers.keys()) if (personAt(known) === personAt(from) && epochOf(known) > epochOf(from)) return;
      if (!areLinked(you, from, media.engine)) return;
      // What is offered anew by a server comes by a link of its own.
      const isAnew = isByServer && signal.description?.type === 'offer';
      if (isAnew && peers.get(from)?.link.pc.remoteDescription) disconnect(from);
      (peers.get(from) ?? connect(from, isAnew)).link.hear(signal);
    },
    said(address, sent) {
      if (classmates.has(address)) classmates.set(address, sent.camera);
      const peer = peers.get(address);
      if (!peer) return classmates.has(address) ? changed() : undefined;
      peer.said = sent;
      changed();
    },
    vitals() {
      return { ...page.vitals([...peers.values()].map(({ figures }) => figures)), recovered: recovered.splice(0) };
    },
    setMuted(people) {
      mix?.setMuted(people);
      sound.setMuted(people);
    },
    unlock() {
      sound.unlock();
      mix?.unlock();
    },
    close() {
      for (const timer of timers) clearInterval(timer);
      for (const to of peers.keys()) disconnect(to);
      spare?.close();
      mix?.close();
      stopOwn();
      page.close();
    },
  };
}
