import { equipmentLimits } from '@school/contract/equipment/limits';
import type { IceServer } from '@school/contract/equipment/shapes';

import { judgePath, type Judged, type PathQuality } from '../rules/judge.ts';
import { pause, within } from './within.ts';

const { packets, everyMs } = equipmentLimits.path;

/** The way that calls take: two ends in this page, once directly and, where the school has a relay, once over it. */
export async function checkPath(signal: AbortSignal, servers: readonly IceServer[]): Promise<Judged> {
  const direct = await wayThrough(signal, [], 'all');
  const relays = servers.filter(({ urls }) => urls.some((url) => url.startsWith('turn')));
  if (relays.length === 0) return judgePath({ direct, relay: 'none' });
  const udp = await wayThrough(signal, only(relays, isUdp), 'relay');
  const tcp = udp
    ? undefined
    : await wayThrough(
        signal,
        only(relays, (url) => !isUdp(url)),
        'relay',
      );
  return judgePath({ direct, relay: { udp, tcp } });
}

const isUdp = (url: string): boolean => !url.startsWith('turns:') && !/transport=tcp/.test(url);
const only = (servers: readonly IceServer[], wanted: (url: string) => boolean): IceServer[] =>
  servers.map((server) => ({ ...server, urls: server.urls.filter(wanted) })).filter(({ urls }) => urls.length > 0);

/** Sixty packets there and back over a channel that loses what the way loses; undefined where nothing connects. */
async function wayThrough(signal: AbortSignal, servers: readonly IceServer[], policy: RTCIceTransportPolicy): Promise<PathQuality> {
  if (policy === 'relay' && servers.length === 0) return undefined;
  const configuration: RTCConfiguration = {
    iceTransportPolicy: policy,
    iceServers: servers.map(({ urls, username, credential }) => ({ urls, username: username ?? '', credential: credential ?? '' })),
  };
  const [here, there] = [new RTCPeerConnection(configuration), new RTCPeerConnection(configuration)];
  try {
    const open = connected(here, there);
    // A way that loses packets takes seconds to open: it is told as what it is, not as none.
    const channel = await within(policy === 'relay' ? 5_000 : 6_000, open, signal);
    if (!channel) return undefined;
    return await measured(channel, signal);
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    here.close();
    there.close();
  }
}

async function connected(here: RTCPeerConnection, there: RTCPeerConnection): Promise<RTCDataChannel> {
  const channel = here.createDataChannel('path', { ordered: false, maxRetransmits: 0 });
  there.addEventListener('datachannel', ({ channel: other }) => {
    other.binaryType = 'arraybuffer';
    other.addEventListener('message', ({ data }) => void (other.readyState === 'open' && other.send(data as ArrayBuffer)));
  });
  here.addEventListener('icecandidate', ({ candidate }) => void there.addIceCandidate(candidate ?? undefined).catch(() => undefined));
  there.addEventListener('icecandidate', ({ candidate }) => void here.addIceCandidate(candidate ?? undefined).catch(() => undefined));
  const isWithout = new Map([here, there].map((end) => [end, true]));
  const opened = new Promise<RTCDataChannel>((resolve, reject) => {
    for (const end of [here, there]) {
      end.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.candidate) isWithout.set(end, false);
        // All was looked for and nothing found: it is not waited for.
        else if (!candidate && isWithout.get(end)) reject(new Error('No way out'));
      });
    }
    channel.addEventListener('open', () => resolve(channel), { once: true });
    here.addEventListener('connectionstatechange', () => {
      if (here.connectionState === 'failed') reject(new Error('No connection'));
    });
  });
  await here.setLocalDescription();
  if (here.localDescription) await there.setRemoteDescription(here.localDescription);
  await there.setLocalDescription();
  if (there.localDescription) await here.setRemoteDescription(there.localDescription);
  return opened;
}

async function measured(channel: RTCDataChannel, signal: AbortSignal): Promise<NonNullable<PathQuality>> {
  const sentAt: number[] = [];
  const times: number[] = [];
  channel.binaryType = 'arraybuffer';
  channel.addEventListener('message', ({ data }) => {
    const [number = 0] = new Uint16Array(data as ArrayBuffer);
    times.push(performance.now() - (sentAt[number] ?? 0));
  });
  for (let number = 0; number < packets; number++) {
    sentAt[number] = performance.now();
    // As large as a packet of sound.
    const packet = new Uint16Array(80);
    packet[0] = number;
    if (channel.readyState === 'open') channel.send(packet);
    await pause(everyMs, signal);
  }
  await pause(700, signal);
  const sorted = times.toSorted((one, other) => one - other);
  return { lossShare: 1 - Math.min(1, times.length / packets), rttMs: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}
