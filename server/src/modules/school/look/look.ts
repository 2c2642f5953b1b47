import { leastContrast } from '@school/contract/school/colour';
import { settingLimits } from '@school/contract/school/limits';
import type { SettingValue } from '@school/contract/school/settings';

import type { Files } from '#platform/files';
import type { RateLimit } from '#platform/rate-limit';
import { Refusal } from '#platform/refusal';

import { drawLogo } from './draw-logo.ts';

interface Given {
  files: Pick<Files, 'addPng' | 'bytesOf' | 'url'>;
  rateLimit: Pick<RateLimit, 'take'>;
}

/** What pages look like: the picture of the school, and what its colour must be good for. */
export function schoolLook({ files, rateLimit }: Given) {
  return {
    /** Takes a picture for the logo; the setting names it from the moment that its owner says. */
    async addLogo(accountId: string, bytes: Uint8Array): Promise<{ logo: string; url: string }> {
      await rateLimit.take(`logos of ${accountId}`, { most: settingLimits.logo.perHour, window: { hours: 1 } });
      const logo = await files.addPng('logos', await drawLogo(bytes));
      return { logo, url: files.url(logo) };
    },
    /** A colour is read wherever words stand in it; a logo is there. */
    async insistShows({ key, value }: SettingValue): Promise<void> {
      if (key === 'colour') {
        const contrast = leastContrast(value);
        if (contrast < settingLimits.leastContrast)
          throw new Refusal('school.colour_pale', { contrast: Math.floor(contrast * 10) / 10, least: settingLimits.leastContrast });
      }
      if (key === 'logo' && value !== '' && !(await files.bytesOf(value))) throw new Refusal('school.logo_gone');
    },
    /** The picture of the logo; nothing where it was never taken. */
    logo: (name: string): Promise<Uint8Array | undefined> => files.bytesOf(name),
  };
}

export type SchoolLook = ReturnType<typeof schoolLook>;
