import type { User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { CameBack } from '../schedule/came-back.tsx';

/** So long after its start a lesson that the school called off is still told of. */
const toldFor = 24 * 3_600_000;

/** Lessons that the school called off, until a day after they would have begun: what came back, and the way to another time. */
export function CalledOff({ events, user }: { events: readonly Event[]; user: User }) {
  const t = useTexts('homeSteps').calledOff;
  const words = useLessonWords();
  const locale = useLocale();
  const now = useNow();
  const gone = events.filter(({ back, timestamp }) => back?.bySchool === true && Date.parse(timestamp) + toldFor > now);
  if (gone.length === 0) return null;
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {gone.map((event) => (
          <li key={event.eventId} className="flex flex-col gap-1">
            <strong className="figures first-letter:uppercase wrap-anywhere">
              {at(locale, event.timestamp, 'dayTime', user.timezone)} ·{' '}
              {words.about(
                event,
                user.kids.filter(({ kidUid }) => event.kids.includes(kidUid)),
              )}
            </strong>
            <span>
              <CameBack event={event} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <LoneLink to="/schedule">{t.choose}</LoneLink>
      </p>
    </Card>
  );
}
