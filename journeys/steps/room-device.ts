import type { BrowserContextOptions, PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

import { chromiumArgs, chromiumMediaArgs } from '../../scripts/find-chromium.ts';
import { looks } from '../fixtures.ts';

/** A browser whose camera and microphone are made up, and nobody is asked for them: `test.use(madeUpMedia)`. */
export const madeUpMedia: Pick<PlaywrightTestOptions & PlaywrightWorkerOptions, 'launchOptions'> = {
  launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '', args: [...chromiumArgs, ...chromiumMediaArgs] },
};

/** A laptop in Russian that may use both. */
export const roomLaptop: BrowserContextOptions = {
  ...looks.laptop,
  viewport: { width: 1366, height: 768 },
  locale: 'ru-RU',
  permissions: ['camera', 'microphone'],
};
