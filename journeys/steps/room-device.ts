import type { BrowserContextOptions, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

import { chromiumArgs, chromiumMediaArgs } from '../../scripts/find-chromium.ts';
import { looks } from '../fixtures.ts';

const browserWith = (...more: string[]): Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'launchOptions'> => ({
  launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: [...chromiumArgs, ...chromiumMediaArgs, ...more] },
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
