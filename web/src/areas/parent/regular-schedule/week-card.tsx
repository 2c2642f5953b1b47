import type { RegularSchedule } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Card } from '#kit/card.tsx';
import { Icon, Info } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';

import { shiftsSoon, standingStarts } from '#widgets/weekly-times/weekly-times.ts';
import { HeldTimes } from '../schedule-selection/what-is-set.tsx';

/** Teacher, days and times on both clocks; of an unpaid schedule, until when it is held. */
export function WeekCard({ regular, zone, now }: { regular: RegularSchedule; zone: string; now: number }) {
  const t = useTexts('regularSchedule');
  const names = useTexts('names');
  const locale = useLocale();
  const { process, minutes } = regular;
  const { teacher, heldUntil } = process;
  const starts = standingStarts(process.days, zone, now);
  return (
    <Card label={heldUntil ? t.held : t.days} className="flex flex-col gap-4">
      <h2 className="text-lg">{heldUntil ? t.held : t.days}</h2>
      <ul className="flex flex-col gap-2">
        {starts.map((start) => {
          const isSchoolTime = start.familyMinute === start.startMinute && start.familyWeekday === start.weekday;
          const isSameDay = start.familyWeekday === start.weekday;
          const there = `${isSameDay ? '' : `${weekdayName(locale, start.weekday, 'short')} `}${clockText(start.startMinute)}`;
          return (
            <li key={start.key} className="figures flex flex-wrap items-baseline gap-x-3 rounded-md bg-brand-soft px-4 py-3">
              <strong className="text-lg first-letter:uppercase">{weekdayName(locale, start.familyWeekday)}</strong>
              <strong className="text-lg">{clockText(start.familyMinute)}</strong>
              {!isSchoolTime && <span className="text-mute">{t.schoolTime(there)}</span>}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-mute">
        {t.minutes(minutes)} · {familyZone(names, zone)}
      </p>
      {shiftsSoon(zone, now) && (
        <p className="flex gap-3 rounded-md bg-brand-soft p-3 text-sm">
          <Icon of={Info} />
          {t.shift}
        </p>
      )}
      <div className="flex items-center gap-3 border-t border-line pt-4">
        {teacher && <Face name={teacher.name} avatar={teacher.avatar} size={48} />}
        <div className="min-w-0">
          <h3 className="text-sm font-bold text-mute">{t.teacher}</h3>
          <p className="font-bold">{teacher?.name ?? t.noTeacher}</p>
          {teacher && <p className="text-sm text-mute">{teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}</p>}
        </div>
      </div>
      {teacher && <AboutTeacher teacher={teacher} />}
      {heldUntil && <HeldTimes heldUntil={heldUntil} zone={zone} />}
    </Card>
  );
}
