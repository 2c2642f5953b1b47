import { keptStreams } from './kept-streams.ts';
import { ladderLimits } from './ladder.ts';
import type { LinkFigures } from './link-stats.ts';
import type { Feed } from './media-client.ts';
import type { PeerLink } from './peer-link.ts';
import type { Watchdog } from './watchdog.ts';

/** Another's page, as this one has it. */
export interface Peer {
  link: PeerLink;
  look(): Promise<LinkFigures | undefined>;
  figures: LinkFigures | undefined;
  dog: Watchdog;
  /** Looks in a row at which the link was not open. */
  notOpen: number;
  isBroken: boolean;
  /** What the other's page says that it sends: the browser here cannot tell a line that is not filled. */
  said: { mic: boolean; camera: boolean; screen: boolean };
}

/** Streams of tracks, the same one for the same track; undefined while nothing comes. */
export function liveStreams(): (track: MediaStreamTrack | undefined) => MediaStream | undefined {
  const streamFor = keptStreams();
  return (track) => (track && !track.muted && track.readyState === 'live' ? streamFor(track) : undefined);
}

/** What a tile shows of somebody, at this step of the quality ladder. */
export function feedOf(
  from: string,
  { link, figures, isBroken, said }: Peer,
  step: number,
  streamOf: ReturnType<typeof liveStreams>,
): Feed {
  const { connectionState } = link.pc;
  const isOver = connectionState === 'failed' || connectionState === 'disconnected' || isBroken;
  const isWeak = (figures?.concealed ?? 0) > ladderLimits.badConcealed || (figures?.loss ?? 0) > ladderLimits.badLoss;
  return {
    from,
    camera: said.camera && step < 3 ? streamOf(link.received.camera) : undefined,
    screen: said.screen ? streamOf(link.received.screen) : undefined,
    state: isOver ? 'broken' : connectionState === 'connected' ? (isWeak ? 'weak' : 'good') : 'connecting',
  };
}
