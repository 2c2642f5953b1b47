import type { Locale } from '@school/contract/shapes';

import type { LetterFile, LetterPage } from '../mail.ts';
import { built } from '../pages.ts';
import type { Painted } from '../painted.ts';
import { schoolFace } from '../school-face.ts';
import type { Settings } from '../settings.ts';
import { faceId, letterPage } from './letter-page.ts';

interface Given {
  settings: Pick<Settings, 'publicUrl'>;
  name(locale: Locale): string;
  painted(): Painted;
  logoOf(name: string): Promise<Uint8Array | undefined>;
}

interface Asked {
  subject: string;
  text: string;
  unsubscribe: string | null;
}

/** Letters in the school's colour and under its face, as both are in the moment of sending. */
export function schoolLetters({ settings, name, painted, logoOf }: Given) {
  const faceOf = schoolFace(built, logoOf);
  return async ({ subject, text, unsubscribe }: Asked, files: readonly LetterFile[]): Promise<LetterPage> => {
    const look = painted();
    // Without the built web there is no fox: a letter waits for no picture.
    const face = await faceOf('icon-192.png', look).catch(() => undefined);
    const dressed = { subject, text, unsubscribe: unsubscribe ?? undefined, files };
    return {
      html: letterPage(dressed, { name, colour: look.colour, address: settings.publicUrl, hasFace: face !== undefined }),
      pictures: face ? [{ id: faceId, name: 'school.png', bytes: face }] : [],
    };
  };
}
