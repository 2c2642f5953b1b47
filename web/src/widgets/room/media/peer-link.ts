import type { Signal } from '@school/contract/lesson-room/protocol';

import { classGrid } from './class-picture.ts';
import { sendLimits } from './send-limits.ts';
import { planOf, type LinkLine as Line, type Way } from './send-rules.ts';

const kindOf = (line: Line): 'audio' | 'video' => (line === 'mic' || line === 'screenSound' ? 'audio' : 'video');

/** What a line sends at most from its start on; the camera's limits follow how the line is. */
function limitsOf(line: Line): RTCRtpEncodingParameters {
  if (line === 'camera') return {};
  const { bits, fps } = line === 'class' ? classGrid : sendLimits.screen;
  return { maxBitrate: bits, maxFramerate: fps };
}

export type Tracks = Partial<Record<Line, MediaStreamTrack | undefined>>;

export interface PeerLink {
  readonly to: string;
  readonly pc: RTCPeerConnection;
  /** What comes from the other side, line by line. */
  received: Tracks;
  hear(signal: Signal): void;
  put(tracks: Tracks): Promise<void>;
  /** Limits of what is sent: bits, size and pace of the own picture; null stops it while the sound goes on. */
  limit(camera: { bits: number; scale: number; fps: number } | null): Promise<void>;
  /** Looks for a way anew, over the relay alone when asked. */
  restart(relayOnly?: boolean): void;
  /** The name of the voice's line in the statistics of the link. */
  micMid(): string | null;
  close(): void;
}

/**
 * A link to one other page. One side alone makes offers (`laysLink`), the other asks it to with `restart`: so two offers never
 * cross. Signals are worked off one after the other.
 */
export function createPeerLink({
  you,
  to,
  configuration,
  way,
  pc = new RTCPeerConnection(configuration),
  send,
  onChange,
  isOffered = false,
  onLost,
}: {
  you: string;
  to: string;
  configuration: RTCConfiguration;
  way: Way;
  /** One that has begun to look for its ways already. */
  pc?: RTCPeerConnection | undefined;
  send(signal: Signal): void;
  onChange(): void;
  /** Of a media server: it has offered already, and need not be asked. */
  isOffered?: boolean;
  /** Of a media server: the link is of no use any more. */
  onLost(): void;
}): PeerLink {
  const { lines, offers, direction } = planOf(you, to, way);
  const isOfServer = way.engine === 'janus';
  const transceivers = new Map<Line, RTCRtpTransceiver>();
  const received: Tracks = {};
  let wanted: Tracks = {};
  let isClosed = false;
  let inLine: Promise<unknown> = Promise.resolve();

  /** One at a time; a link that was closed meanwhile has nothing left to do. */
  const next = (work: () => Promise<unknown>): void => {
    inLine = inLine.then(() => (isClosed ? undefined : work())).catch(() => undefined);
  };

  async function offer(iceRestart = false): Promise<void> {
    await pc.setLocalDescription(await pc.createOffer({ iceRestart }));
    if (pc.localDescription) send({ description: { type: 'offer', sdp: pc.localDescription.sdp } });
  }

  async function fill(): Promise<void> {
    for (const [line, transceiver] of transceivers) {
      const track = wanted[line] ?? null;
      if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track);
    }
  }

  /** Another way, with what should be sent: a line that lost its track on the way has it again. */
  async function startOver(): Promise<void> {
    await fill();
    await offer(true);
  }

  async function takeDescription({ type, sdp }: { type: RTCSdpType; sdp: string }): Promise<void> {
    await pc.setRemoteDescription({ type, sdp });
    if (type !== 'offer') return;
    // The lines of the other side stand in its offer in the order of `lines`.
    for (const [at, transceiver] of pc.getTransceivers().entries()) {
      const line = lines[at];
      if (!line || transceivers.has(line)) continue;
      transceiver.direction = direction(line);
      transceivers.set(line, transceiver);
      hearTrack(line, transceiver);
    }
    await fill();
    await pc.setLocalDescription(await pc.createAnswer());
    if (pc.localDescription) send({ description: { type: 'answer', sdp: pc.localDescription.sdp } });
  }

  function hearTrack(line: Line, { receiver }: RTCRtpTransceiver): void {
    received[line] = receiver.track;
    for (const happened of ['mute', 'unmute', 'ended'] as const) receiver.track.addEventListener(happened, onChange);
  }

  pc.addEventListener('icecandidate', ({ candidate }) => {
    if (!isClosed) send({ candidate: candidate ? candidate.toJSON() : null } as Signal);
  });
  pc.addEventListener('connectionstatechange', () => {
    onChange();
    if (pc.connectionState === 'failed') link.restart();
  });

  const link: PeerLink = {
    to,
    pc,
    received,
    hear: (signal) =>
      next(async () => {
        if (signal.restart) await startOver();
        if (signal.description) await takeDescription(signal.description as { type: RTCSdpType; sdp: string });
        // A candidate of an agreement that is over is of no use, and no fault.
        if (signal.candidate !== undefined)
          await pc.addIceCandidate((signal.candidate ?? undefined) as RTCIceCandidateInit | undefined).catch(() => undefined);
        onChange();
      }),
    put: async (tracks) => {
      wanted = { ...wanted, ...tracks };
      next(fill);
      await inLine;
    },
    async limit(camera) {
      const sender = transceivers.get('camera')?.sender;
      const parameters = sender?.getParameters();
      const encoding = parameters?.encodings[0];
      if (!sender || !parameters || !encoding) return;
      encoding.active = camera !== null;
      if (camera) {
        encoding.maxBitrate = camera.bits;
        encoding.scaleResolutionDownBy = camera.scale;
        encoding.maxFramerate = camera.fps;
      }
      await sender.setParameters(parameters).catch(() => undefined);
    },
    restart(relayOnly = false) {
      // A media server begins anew with a new link: what it has of the old one fits no other.
      if (isOfServer) return onLost();
      if (relayOnly) pc.setConfiguration({ ...configuration, iceTransportPolicy: 'relay' });
      if (offers) next(startOver);
      else send({ restart: true });
    },
    micMid: () => transceivers.get('mic')?.mid ?? null,
    close() {
      isClosed = true;
      pc.close();
    },
  };

  if (offers) {
    for (const line of lines) {
      const transceiver = pc.addTransceiver(kindOf(line), {
        direction: direction(line),
        ...(kindOf(line) === 'video' ? { sendEncodings: [limitsOf(line)] } : {}),
      });
      transceivers.set(line, transceiver);
      hearTrack(line, transceiver);
    }
    next(() => offer());
  } else if (isOfServer && !isOffered) send({ fresh: true });
  return link;
}
