import type { Kid } from '@school/contract/families/shapes';
import type { Process } from '@school/contract/calendar/shapes';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';

/** Whose schedule it is, of what course and level. */
export function Whose({ kid, process }: { kid: Kid | undefined; process: Process }) {
  const t = useTexts('regularSchedule');
  const names = useTexts('names');
  const locale = useLocale();
  const course = process.courseCode ? names.courses[process.courseCode] : names.subjects[process.subject];
  return (
    <p className="flex items-center gap-3 text-lg">
      {kid && <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={44} />}
      <span>
        <strong className="block">{kid ? t.of(kid.firstName, course) : course}</strong>
        {process.levelTitle !== null && <span className="block text-base text-mute">{t.level(process.levelTitle[tongueOf(locale)])}</span>}
      </span>
    </p>
  );
}
