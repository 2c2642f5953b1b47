import type { CDPSession, Page } from '@playwright/test';

/** What a page has sent and received so far by the links that it keeps, and what it did for that. */
export interface MediaFigures {
  at: number;
  sent: number;
  received: number;
  /** Pictures unpacked, of so many cameras. */
  pictures: number;
  cameras: number;
  /** Samples of sound, and those of them that were made up for want of packets. */
  samples: number;
  madeUp: number;
  /** Seconds of processor time of its process. */
  spent: number;
}

/** Begins to count what the page's process spends. */
export async function countSpent(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return devtools;
}

export async function mediaFigures(page: Page, devtools: CDPSession): Promise<MediaFigures> {
  const counted = await page.evaluate(async () => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    const sum = { at: performance.now(), sent: 0, received: 0, pictures: 0, cameras: 0, samples: 0, madeUp: 0 };
    for (const link of links.filter(({ connectionState }) => connectionState === 'connected'))
      for (const it of (await link.getStats()).values()) {
        if (it.type === 'transport') {
          sum.sent += it.bytesSent as number;
          sum.received += it.bytesReceived as number;
        } else if (it.type === 'inbound-rtp' && it.kind === 'video' && it.framesDecoded > 0) {
          sum.pictures += it.framesDecoded as number;
          sum.cameras += 1;
        } else if (it.type === 'inbound-rtp' && it.kind === 'audio') {
          sum.samples += (it.totalSamplesReceived as number | undefined) ?? 0;
          sum.madeUp += (it.concealedSamples as number | undefined) ?? 0;
        }
      }
    return sum;
  });
  const { metrics } = await devtools.send('Performance.getMetrics');
  return { ...counted, spent: metrics.find(({ name }) => name === 'ProcessTime')?.value ?? NaN };
}

/** Between two looks: cores, kilobits a second each way, pictures a second of a camera, and how much of the sound was made up. */
export function between(before: MediaFigures, after: MediaFigures) {
  const seconds = (after.at - before.at) / 1000;
  return {
    cores: (after.spent - before.spent) / seconds,
    up: ((after.sent - before.sent) * 8) / 1000 / seconds,
    down: ((after.received - before.received) * 8) / 1000 / seconds,
    fps: (after.pictures - before.pictures) / seconds / Math.max(1, after.cameras),
    madeUp: (100 * (after.madeUp - before.madeUp)) / Math.max(1, after.samples - before.samples),
  };
}
