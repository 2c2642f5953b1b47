import { familiesLimits } from '@school/contract/families/limits';
import { usualNumbers } from '@school/contract/school/usual';
import { expect, test } from 'vitest';

import { texts as en } from './en/shared/privacy.ts';
import { texts as ru } from './ru/shared/privacy.ts';

/** Words a parent agreed to. Whoever changes them raises their version in the limits of families, and writes both here. */
const agreedTo = {
  'service 1': '82c080ec62681394',
  'lesson-recordings 1': '5f922fc3a25d339e',
  'voice-recordings 1': 'a093c53939037497',
  'third-parties 1': 'fc9739e04804c3e5',
  'marketing 1': 'b09cc3ef04cd2406',
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
