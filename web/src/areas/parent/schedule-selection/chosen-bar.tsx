import { useEffect, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, weekdayName } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import type { WeeklyStart } from '#widgets/weekly-times/weekly-times.ts';

import { isSeenLast } from './is-seen-last.ts';

interface ChosenBarProps {
  chosen: readonly WeeklyStart[];
  /** Some dates of what is chosen are taken. */
  someTaken: boolean;
  /** The id of the heading over what the choice comes to. */
  to: string;
}

/** On a phone: what is chosen stays in sight while one looks through the times, and leads to the summary below. */
export function ChosenBar({ chosen, someTaken, to }: ChosenBarProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const isSummarySeen = useIsSeen(to);
  if (chosen.length === 0 || isSummarySeen) return null;
  const open = () => {
    const heading = document.getElementById(to);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <div className="fixed inset-x-2 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md border-2 border-brand bg-card p-3 shadow-float lg:hidden">
      <p className="figures min-w-0 font-bold">
        {chosen
          .map(({ familyWeekday, familyMinute }) => `${weekdayName(locale, familyWeekday, 'short')} ${clockText(familyMinute)}`)
          .join(', ')}
        {someTaken && <span className="block text-sm font-normal text-warn">{t.someTaken}</span>}
      </p>
      <Button size="small" kind="primary" onPress={open}>
        {t.toCheck}
      </Button>
    </div>
  );
}

/** Is this element on the screen now? */
function useIsSeen(id: string): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setIsSeen(isSeenLast(entries)), { rootMargin: '0px 0px -140px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
