import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import type { Moved } from './spot.ts';
import { useCalendarWords } from './lesson-words.ts';

/** Says what is being moved while one looks for another time, also on other days. */
export function Moving({ of: { lesson }, onStop }: { of: Moved; onStop(): void }) {
  const { moving: t } = useTexts('schoolCalendar');
  const words = useCalendarWords();
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onStop();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onStop]);
  return (
    <div
      aria-live="polite"
      className="sticky top-2 z-30 flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft p-3 font-bold"
    >
      <p>{t.about([words.who(lesson), words.learned(lesson), words.when(lesson.timestamp)].join(', '))}</p>
      <Button size="small" onPress={onStop}>
        {t.stop}
      </Button>
    </div>
  );
}
