import type { Event } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

interface ComingLessonsProps {
  /** How many lie ahead, by the server. */
  ahead: number;
  lessons: readonly Event[];
  areKnown: boolean;
  zone: string;
  kidUid: string | undefined;
}

const shown = 4;

/** How many lessons lie ahead, and the nearest of them. */
export function ComingLessons({ ahead, lessons, areKnown, zone, kidUid }: ComingLessonsProps) {
  const t = useTexts('regularSchedule');
  const locale = useLocale();
  return (
    <Card label={t.nearest} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{t.nearest}</h2>
        {ahead > 0 && <p className="text-mute figures">{t.ahead(ahead)}</p>}
      </div>
      {ahead === 0 ? (
        <p className="text-mute">{t.aheadNone}</p>
      ) : areKnown ? (
        <ul className="figures flex flex-col gap-1">
          {lessons.slice(0, shown).map((lesson) => (
            <li key={lesson.eventId} className="first-letter:uppercase">
              {at(locale, lesson.timestamp, 'dayTime', zone)}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-24" />
      )}
      <LinkButton to="/schedule" search={kidUid === undefined ? {} : { kid: kidUid }} className="self-start">
        {t.allLessons}
      </LinkButton>
    </Card>
  );
}
