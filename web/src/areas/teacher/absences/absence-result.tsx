import type { Absence } from '@school/contract/calendar/shapes';
import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { AbsenceLessons } from './absence-lessons.tsx';
import { useAbsenceWords } from './absence-words.ts';

/** An absence that has just been noted, with every lesson of it. It takes the focus from the form that is gone. */
export function AbsenceResult({ absence }: { absence: Absence }) {
  const t = useTexts('teacherAbsences');
  const words = useAbsenceWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
        <Icon of={CircleCheck} className="text-good" />
        {t.kinds[absence.kind]}: {words.when(absence)}
      </h2>
      {absence.lessons.length > 0 && (
        <>
          <p>{t.doneAbout}</p>
          <AbsenceLessons lessons={absence.lessons} />
        </>
      )}
      <LinkButton to="/teacher/absences" kind="primary" className="self-start">
        {t.done}
      </LinkButton>
    </Card>
  );
}
