import { familiesLimits } from '@school/contract/families/limits';
import { usualNumbers } from '@school/contract/school/usual';
import { expect, test } from 'vitest';

import { texts as en } from './en/shared/privacy.ts';
import { texts as ru } from './ru/shared/privacy.ts';

/**
 * Words a parent agreed to, each wording of a version, the newest last. Whoever betters a wording and changes no meaning adds to the list;
 * whoever changes what is allowed raises the version in the limits of families, and begins a list (docs/decisions/0317).
 */
const agreedTo: Record<string, readonly string[]> = {
  'service 1': ['82c080ec62681394', '687bd1efe857186f', '4a78cc9d8a0441ea'],
  'lesson-recordings 2': ['6547c081243cb03f'],
  'voice-recordings 1': ['a093c53939037497', 'ee1d3d9b0687c976'],
  'third-parties 1': ['fc9739e04804c3e5', 'e4f780696c31bd79'],
  'marketing 1': ['b09cc3ef04cd2406', '7d7b43f1f286d64a'],
};

async function hashOf(words: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('words of a consent change in the open: a new wording is listed, a new meaning is a version and asks everybody anew', async () => {
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
  expect(now).toEqual(Object.fromEntries(Object.entries(agreedTo).map(([version, wordings]) => [version, wordings.at(-1)])));
});
