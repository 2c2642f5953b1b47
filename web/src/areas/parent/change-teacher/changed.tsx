import type { AnswerOf } from '@school/contract/calls';
import { useEffect, useRef } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';

/** The schedule has moved: to whom, how many lessons, and where they are seen. */
export function Changed({ answer: { process, moved } }: { answer: AnswerOf<'POST /user/change-teacher-request'> }) {
  const t = useTexts('changeTeacher');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { teacher, processId } = process;
  return (
    <Card className="flex flex-col items-center gap-3 text-center">
      {teacher && <Face name={teacher.name} avatar={teacher.avatar} size={96} />}
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t.changed.title(teacher?.name ?? '')}
      </h2>
      {teacher && <p className="text-mute">{teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}</p>}
      {teacher && <AboutTeacher teacher={teacher} />}
      <p className="figures">{t.changed.moved(moved)}</p>
      <p className="text-sm text-mute">{t.changed.near}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton to="/schedule" kind="primary">
          {t.toSchedule}
        </LinkButton>
        <LinkButton to="/schedule/regular/$processId" params={{ processId }}>
          {t.toRegular}
        </LinkButton>
      </div>
    </Card>
  );
}
