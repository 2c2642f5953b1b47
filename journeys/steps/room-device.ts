import {
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';

import { chromiumArgs, chromiumMediaArgs } from '../../scripts/find-chromium.ts';
import { looks } from '../fixtures.ts';

const browserWith = (...more: string[]): Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'launchOptions'> => ({
  launchOptions: { executablePath: process.env['CHROMIUM_SHELL_PATH'] ?? '', args: [...chromiumArgs, ...chromiumMediaArgs, ...more] },
});

/**
 * A browser whose camera and microphone are made up, and nobody is asked for them: `test.use(madeUpMedia)`. Each picture is packed and
 * unpacked by the processor, so there are as few a second as Chromium makes up: of two flags the last one counts.
 */
export const madeUpMedia = browserWith('--use-fake-device-for-media-stream=fps=5');

/** The same with as many pictures as a camera has: where the question is what a line can carry. */
export const fluentMedia = browserWith();

/** A laptop in Russian that may use both. */
export const roomLaptop: BrowserContextOptions = {
  ...looks.laptop,
  viewport: { width: 1366, height: 768 },
  locale: 'ru-RU',
  permissions: ['camera', 'microphone'],
};

type OpenDevice = (look: BrowserContextOptions) => Promise<Page>;

/** A child's tablet and the teacher's laptop, for what needs neither camera nor microphone. */
export async function tabletAndLaptop(openDevice: OpenDevice): Promise<{ kid: Page; teacher: Page }> {
  const at = { locale: 'ru-RU', colorScheme: 'light' } as const;
  return {
    kid: await openDevice({ ...at, viewport: { width: 1024, height: 768 } }),
    teacher: await openDevice({ ...at, viewport: { width: 1366, height: 768 } }),
  };
}

/** The page keeps the links that it makes for pictures and sound, so that a test reaches them. Before it is loaded. */
export const keepLinks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const links: RTCPeerConnection[] = [];
    Object.assign(window, { links });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        links.push(this);
      }
    };
  });

/** The page's line to the school can be cut, and mended; pictures and sound, which need no school, stay. Before it is loaded. */
export const holdLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Socket = window.WebSocket;
    const ask = window.fetch.bind(window);
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    };
    Object.assign(window, {
      cut() {
        window.fetch = () => Promise.reject(new TypeError('No line'));
        for (const socket of sockets.splice(0)) socket.close();
      },
      mend() {
        window.fetch = ask;
      },
    });
  });
export const cutLine = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { cut(): void }).cut());
export const mendLine = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { mend(): void }).mend());

const framesOf = (picture: Locator) => picture.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** Frames of the other come one after another within so many milliseconds: a picture that moves, no still. A new link counts from nothing. */
export async function expectMoving(picture: Locator, ms = 30_000, frames = 3): Promise<void> {
  await expect(picture).toBeVisible({ timeout: ms });
  let last = await framesOf(picture);
  let moved = 0;
  const look = async () => {
    const now = await framesOf(picture);
    moved += Math.max(0, now - last);
    last = now;
    return moved;
  };
  await expect.poll(look, { timeout: ms }).toBeGreaterThan(frames);
}

/** Packets of voice that have come to a page that keeps its links. */
export const voicePackets = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    let packets = 0;
    for (const link of links)
      for (const report of (await link.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') packets = Math.max(packets, report.packetsReceived as number);
    return packets;
  });

/** Packets of voice that were sent to a page that keeps its links, and those of them that did not come. */
export const voiceLost = (page: Page): Promise<{ lost: number; all: number }> =>
  page.evaluate(async () => {
    const { links } = window as unknown as { links: RTCPeerConnection[] };
    const sum = { lost: 0, all: 0 };
    for (const link of links)
      for (const report of (await link.getStats()).values())
        if (report.type === 'inbound-rtp' && report.kind === 'audio') {
          sum.lost += report.packetsLost as number;
          sum.all += (report.packetsLost as number) + (report.packetsReceived as number);
        }
    return sum;
  });
