import type { Process } from '@school/contract/scheduling/shapes';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { weeklyStarts } from './weekly-times.ts';

/** The schedule that stands; or the times that are held, with the time left and the way to keep them. */
export function WhatIsSet({ process, zone }: { process: Process; zone: string }) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const now = useNow(3600);
  const days = weeklyStarts(
    { free: process.days.map(({ weekday, startMinute }) => (weekday - 1) * 1440 + startMinute), partly: [] },
    zone,
    now,
  );
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{process.heldUntil ? t.held : t.done}</h2>
      <ul aria-label={t.yourDays} className="flex flex-wrap gap-2">
        {days.map((start) => (
          <li key={start.key}>
            <Badge tone="brand">
              {weekdayName(locale, start.familyWeekday, 'short')} {clockText(start.familyMinute)}
            </Badge>
          </li>
        ))}
      </ul>
      {process.teacher && <p className="text-mute">{process.teacher.name}</p>}
      {process.heldUntil ? (
        <>
          <p>
            {t.heldAbout}{' '}
            <Countdown until={process.heldUntil} label={t.heldAbout} onOver={() => void changed('GET /user', 'GET /events')} />
          </p>
          <LinkButton to="/payment/products" kind="primary" size="large">
            {t.pay}
          </LinkButton>
        </>
      ) : (
        <LinkButton to="/schedule" kind="primary" size="large">
          {t.toSchedule}
        </LinkButton>
      )}
    </Card>
  );
}
