import type { AnswerOf } from '@school/contract/calls';
import { useEffect, useRef } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { Clock, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

interface WaitingRequestProps {
  waiting: NonNullable<AnswerOf<'GET /user/change-teacher-request/:processId'>['waiting']>;
  zone: string;
  /** It has just been sent: whoever sent it is told so. */
  isNew: boolean;
}

/** A request that the school has not answered yet. */
export function WaitingRequest({ waiting, zone, isNew }: WaitingRequestProps) {
  const t = useTexts('changeTeacher').waiting;
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card label={t.title} className="flex flex-col gap-2">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
        <Icon of={Clock} />
        {t.title}
      </h2>
      <p className="text-sm text-mute">
        {t.asked(at(locale, waiting.askedAt, 'dayTime', zone))} · {t.why(waiting.reason)}
      </p>
      <p>{t.about}</p>
      <LinkButton to="/chat" className="self-start">
        {t.write}
      </LinkButton>
    </Card>
  );
}
