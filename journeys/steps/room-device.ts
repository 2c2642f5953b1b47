import type { BrowserContextOptions, Page, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

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
