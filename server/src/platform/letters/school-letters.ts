import type { Locale } from '@school/contract/shapes';

import type { LetterPage } from '../mail.ts';
import { built } from '../pages.ts';
import type { Painted } from '../painted.ts';
import { schoolFace } from '../school-face.ts';
import type { Settings } from '../settings.ts';
import { faceId, letterPage, type PlainLetter } from './letter-page.ts';

interface Given {
  settings: Pick<Settings, 'publicUrl'>;
  name(locale: Locale): string;
  painted(): Painted;
  logoOf(name: string): Promise<Uint8Array | undefined>;
}

/** Letters in the school's colour and under its face, as both are in the moment of sending. */
export function schoolLetters({ settings, name, painted, logoOf }: Given) {
  const faceOf = schoolFace(built, logoOf);
  return async ({ unsubscribe, ...letter }: Omit<PlainLetter, 'unsubscribe'> & { unsubscribe: string | null }): Promise<LetterPage> => {
    const look = painted();
    // Without the built web there is no fox: a letter waits for no picture.
    const face = await faceOf('icon-192.png', look).catch(() => undefined);
    const dressed = { ...letter, unsubscribe: unsubscribe ?? undefined };
    return {
      html: letterPage(dressed, { name, colour: look.colour, address: settings.publicUrl, hasFace: face !== undefined }),
      pictures: face ? [{ id: faceId, name: 'school.png', bytes: face }] : [],
    };
  };
}
