import type { OverlapWithSibling } from '@school/contract/calendar/shapes';
import { useEffect, useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { familyZone } from '#i18n/zones.ts';
import { Button } from '#kit/button.tsx';
import { SiblingWarning } from '#widgets/free-times/sibling-warning.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { Place } from '../use-place.ts';

interface ChosenTimeProps {
  place: Place;
  /** The one line that says it all: «пт, 20 ноября, 17:30 вместо ср, 18 ноября, 16:00». */
  summary: string;
  /** The chosen start in ms, and the length of the lesson. */
  start: number;
  minutes: number;
  /** Who and what: «Миша, Математика». */
  about: string;
  /** Null: the school finds one. */
  teacher: { name: string } | null;
  siblings: readonly OverlapWithSibling[];
  onOther(): void;
}

/** What is about to be done, in one line, by both clocks, with whoever of the family is busy then. */
export function ChosenTime({ place: { user, zone }, summary, start, minutes, about, teacher, siblings, onOther }: ChosenTimeProps) {
  const t = useTexts('lessonChange');
  const names = useTexts('names');
  const words = useLessonWords();
  const line = useRef<HTMLHeadingElement>(null);
  // The time that was pressed is gone from the screen: what has come of it takes the focus.
  useEffect(() => line.current?.focus(), []);
  const schoolTime = words.schoolTime(start, zone);
  const clocks = schoolTime === undefined ? [] : [familyZone(names, zone), schoolTime];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-brand-soft p-4">
        <div>
          <h3 ref={line} tabIndex={-1} className="figures text-lg outline-none first-letter:uppercase">
            {summary}
          </h3>
          <p className="figures text-sm text-mute">{[...clocks, about, teacher === null ? t.schoolAssigns : teacher.name].join(' · ')}</p>
        </div>
        <Button size="small" onPress={onOther}>
          {t.otherTime}
        </Button>
      </div>
      <SiblingWarning siblings={siblings} kids={user.kids} start={start} minutes={minutes} zone={zone} />
    </div>
  );
}
