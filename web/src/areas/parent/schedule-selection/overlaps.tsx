import type { OverlapWithSibling } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Icon, Users } from '#kit/icon.tsx';

interface OverlapsProps {
  overlaps: readonly OverlapWithSibling[];
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
}

/** More dates than these are counted, not listed. */
const listed = 3;

/** A warning that stops nothing: another child of the family has a lesson at the same time. */
export function Overlaps({ overlaps, kids, zone }: OverlapsProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const busy = kids
    .map((kid) => ({ kid, dates: overlaps.filter(({ kidUid }) => kidUid === kid.kidUid) }))
    .filter(({ dates }) => dates.length > 0);
  if (busy.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-brand-soft p-4">
      <h3 className="flex items-center gap-2 text-base">
        <Icon of={Users} />
        {t.overlaps}
      </h3>
      <ul className="figures flex flex-col gap-1">
        {busy.map(({ kid, dates }) => (
          <li key={kid.kidUid}>
            <strong>{kid.firstName}</strong>:{' '}
            {dates
              .slice(0, listed)
              .map(({ from }) => at(locale, from, 'dayTime', zone))
              .join('; ')}
            {dates.length > listed && ` ${t.moreDates(dates.length - listed)}`}
          </li>
        ))}
      </ul>
      <p className="text-sm">{t.overlapsAbout}</p>
    </div>
  );
}
