import { schedulingLimits } from '@school/contract/calendar/limits';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Clock, Icon } from '#kit/icon.tsx';

import { useLessonWords } from '../lesson-words.ts';

const choices = schedulingLimits.runningLateMinutes;
type Minutes = (typeof choices)[number];

/** This lesson runs over: the family of the next one is told, in two taps. Nothing while there is nobody to tell. */
export function LateNotice({ next }: { next: TeacherLesson }) {
  const { late: t } = useTexts('teacherLesson');
  const words = useLessonWords();
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<Minutes>(5);
  const tell = useCall('POST /teacher/lessons/:eventId/late', { changes: ['GET /teacher/lessons'] });
  if (!next.may.late.allowed) return null;
  const told = next.late?.minutes;
  // What has been said cannot be taken back by less: only a longer time is news.
  const left = choices.filter((value) => told === undefined || value > told);
  const minutes = left.includes(chosen) ? chosen : (left[0] ?? chosen);
  const submit = () =>
    tell.mutateAsync({ params: { eventId: next.eventId }, body: { minutes } }).then(
      (answer) => {
        setIsAsked(false);
        const { queryKey } = queryOf('GET /teacher/lessons/:eventId', { params: { eventId: next.eventId } });
        queryClient.setQueryData(queryKey, answer);
      },
      () => undefined,
    );
  return (
    <div className="flex flex-col gap-3">
      <output className="figures flex items-center gap-2 empty:hidden">
        {told !== undefined && (
          <>
            <Icon of={Clock} className="text-warn" />
            {t.told(told)}
          </>
        )}
      </output>
      {left.length > 0 && (
        <Button size="small" className="self-start" expanded={isAsked} onPress={() => setIsAsked(!isAsked)}>
          {t.title}
        </Button>
      )}
      {isAsked && left.length > 0 && (
        <div className="flex flex-col gap-3 rounded-md bg-sunk p-4">
          <p>{t.about(words.start(next), words.kids(next))}</p>
          <RadioChips
            label={t.minutes}
            name="minutes"
            required
            chips={left.map((value) => ({ value: `${value}`, label: t.in(value) }))}
            value={`${minutes}`}
            onChange={(value) => setChosen(choices.find((one) => `${one}` === value) ?? chosen)}
          />
          <Button className="self-start" busy={tell.isPending} onPress={() => void submit()}>
            {t.tell}
          </Button>
        </div>
      )}
    </div>
  );
}
