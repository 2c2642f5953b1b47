import type { PeerLink } from './peer-link.ts';

/** What one look at a link counted; differences to the look before make the figures. */
interface Counted {
  packets: number;
  concealed: number;
  samples: number;
  frames: number;
  at: number;
}

export interface LinkFigures {
  available: number | undefined;
  rtt: number | undefined;
  /** Share of what we sent that got lost, as the other side reports it. */
  loss: number | undefined;
  /** Share of the heard sound that had to be made up. */
  concealed: number;
  concealedSamples: number;
  /** Packets of the other's voice, and frames of its picture a second, since the last look. */
  packets: number;
  fps: number;
}

interface Report {
  type: string;
  kind?: string;
  mid?: string;
  nominated?: boolean;
  state?: string;
  availableOutgoingBitrate?: number;
  currentRoundTripTime?: number;
  fractionLost?: number;
  packetsReceived?: number;
  concealedSamples?: number;
  totalSamplesReceived?: number;
  framesDecoded?: number;
}

/** Looks at a link again and again; the first look only counts. */
export function createLinkStats(link: Pick<PeerLink, 'micMid'> & { pc: Pick<RTCPeerConnection, 'getStats'> }) {
  let before: Counted | undefined;
  return async function look(): Promise<LinkFigures | undefined> {
    const reports = [...(await link.pc.getStats()).values()] as Report[];
    const pair = reports.find((it) => it.type === 'candidate-pair' && it.nominated === true && it.state === 'succeeded');
    const lost = reports.filter((it) => it.type === 'remote-inbound-rtp').map((it) => it.fractionLost ?? 0);
    const now: Counted = { packets: 0, concealed: 0, samples: 0, frames: 0, at: performance.now() };
    const mid = link.micMid();
    for (const it of reports) {
      if (it.type !== 'inbound-rtp') continue;
      now.frames += it.framesDecoded ?? 0;
      if (it.kind !== 'audio' || (mid !== null && it.mid !== undefined && it.mid !== mid)) continue;
      now.packets += it.packetsReceived ?? 0;
      now.concealed += it.concealedSamples ?? 0;
      now.samples += it.totalSamplesReceived ?? 0;
    }
    const last = before;
    before = now;
    if (!last) return undefined;
    const seconds = Math.max(0.1, (now.at - last.at) / 1000);
    const samples = now.samples - last.samples;
    const concealedSamples = Math.max(0, now.concealed - last.concealed);
    return {
      available: pair?.availableOutgoingBitrate,
      rtt: pair?.currentRoundTripTime === undefined ? undefined : Math.round(pair.currentRoundTripTime * 1000),
      loss: lost.length > 0 ? Math.max(...lost) : undefined,
      concealed: samples > 0 ? Math.min(1, concealedSamples / samples) : 0,
      concealedSamples,
      packets: now.packets - last.packets,
      fps: (now.frames - last.frames) / seconds,
    };
  };
}

/** Packets and made-up samples of a voice over several looks. */
export interface Heard {
  packets: number;
  concealed: number;
}

export const addTo = (sum: Heard | undefined, more: LinkFigures | undefined): Heard => ({
  packets: (sum?.packets ?? 0) + (more?.packets ?? 0),
  concealed: (sum?.concealed ?? 0) + (more?.concealedSamples ?? 0),
});

/** What a page tells the school of all its links: the slowest, what is lost most, the picture that moves best. */
export function worstOf(links: ReadonlyArray<LinkFigures | undefined>): { rtt?: number; loss?: number; fps?: number } {
  const all = links.filter((it) => it !== undefined);
  const rtts = all.flatMap(({ rtt }) => (rtt === undefined ? [] : [rtt]));
  return {
    ...(rtts.length > 0 && { rtt: Math.max(...rtts) }),
    ...(all.length > 0 && {
      loss: Math.min(1, Math.max(...all.map(({ loss }) => loss ?? 0))),
      fps: Math.min(240, Math.max(...all.map(({ fps }) => fps))),
    }),
  };
}
