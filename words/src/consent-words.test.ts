import { familiesLimits } from '@school/contract/families/limits';
import { usualNumbers } from '@school/contract/school/usual';
import { expect, test } from 'vitest';

import { texts as en } from './en/shared/privacy.ts';
import { texts as ru } from './ru/shared/privacy.ts';

/** Words a parent agreed to. Whoever changes them raises their version in the limits of families, and writes both here. */
const agreedTo = {
  'service 2': '687bd1efe857186f',
  'lesson-recordings 2': 'e3a227db10104849',
  'voice-recordings 2': 'ee1d3d9b0687c976',
  'third-parties 2': 'e4f780696c31bd79',
  'marketing 2': '7d7b43f1f286d64a',
};

async function hashOf(words: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('words of a consent change with their version only: everybody is asked anew then', async () => {
  const now: Record<string, string> = {};
  for (const purpose of familiesLimits.consentPurposes) {
    // How long voices are kept is the school's: shorter is no other consent.
    const words = JSON.stringify(
      [ru, en].map(({ purposes, forDays }) => ({
        ...purposes[purpose],
        words: purposes[purpose].words.replace('{voiceDays}', forDays(usualNumbers.voiceDays)),
      })),
    );
    now[`${purpose} ${familiesLimits.consentVersions[purpose]}`] = await hashOf(words);
  }
  expect(now).toEqual(agreedTo);
});
