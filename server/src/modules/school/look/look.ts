import { leastContrast } from '@school/contract/school/colour';
import { settingLimits } from '@school/contract/school/limits';
import type { SettingValue } from '@school/contract/school/settings';

import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';
import type { RateLimit } from '#platform/rate-limit';
import { Refusal } from '#platform/refusal';

import { drawLogo } from './draw-logo.ts';
import { createLogoStore } from './logos.store.ts';

interface Given {
  db: Db;
  clock: Clock;
  files: Pick<Files, 'addPng' | 'bytesOf' | 'delete' | 'url'>;
  rateLimit: Pick<RateLimit, 'take'>;
}

/** What pages look like: the picture of the school, and what its colour must be good for. */
export function schoolLook({ db, clock, files, rateLimit }: Given) {
  const logos = createLogoStore(db);
  return {
    /** Takes a picture for the logo; the setting names it from the moment that its owner says. */
    async addLogo(accountId: string, bytes: Uint8Array): Promise<{ logo: string; url: string }> {
      await rateLimit.take(`logos of ${accountId}`, { most: settingLimits.logo.perHour, window: { hours: 1 } });
      const logo = await files.addPng('logos', await drawLogo(bytes));
      await logos.add(logo, clock.now());
      return { logo, url: files.url(logo) };
    },
    /** A picture that nobody has saved within a day goes; one that the school has or had stays, as its story shows it. */
    async dropUnsaved(): Promise<void> {
      for (const { file, isNamed } of await logos.takeBefore(clock.now().subtract({ hours: settingLimits.logo.unsavedHours })))
        if (!isNamed) await files.delete(file);
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
