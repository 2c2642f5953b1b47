import type { User } from '@school/contract/families/shapes';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, mondayOf, plusDays, wallClock } from '#i18n/time.ts';
import { ChevronRight, FileText, Icon } from '#kit/icon.tsx';
import { Link } from '#kit/router/link.tsx';

/** The report of the last whole week, of each child that learns. */
export function LastWeek({ user: { kids, timezone } }: { user: User }) {
  const t = useTexts('home');
  const locale = useLocale();
  const learning = kids.filter(({ coursesProgress }) => coursesProgress.length > 0);
  if (learning.length === 0) return null;
  const monday = plusDays(mondayOf(wallClock(schoolNow(), timezone).date), -7);
  return (
    <ul className="rows">
      {learning.map(({ kidUid, firstName }) => (
        <li key={kidUid}>
          <Link to="/progress/$kidUid/$day" params={{ kidUid, day: monday }} className="row-line">
            <span className="tile">
              <Icon of={FileText} />
            </span>
            <span>
              <b className="block wrap-anywhere">{t.reportOf(firstName)}</b>
              <span className="text-sm text-mute">{datesBetween(locale, monday, plusDays(monday, 6), 'day')}</span>
            </span>
            <Icon of={ChevronRight} className="text-mute" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
