import type { Process } from '@school/contract/calendar/shapes';
import type { FreeStarts } from '@school/contract/scheduling/shapes';
import { type ReactNode, useState } from 'react';

import { changed } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { isoOf, nearestIn } from '#widgets/free-times/free-days.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import type { Place } from '../use-place.ts';
import { ChosenTime } from './chosen-time.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { TakenNow } from './taken-now.tsx';
import { TeacherChoice } from './teacher-choice.tsx';
import { afterChange } from './use-transfer.ts';

interface SingleLessonProps {
  place: Place;
  process: Process;
  offer: FreeStarts;
  /** The choice of child and course, where there are several. */
  choice: ReactNode;
  onClose(): void;
}

/** Teacher and time of one more lesson, and what it costs, before it is added. */
export function SingleLesson({ place, process, offer, choice, onClose }: SingleLessonProps) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const words = useLessonWords();
  const { zone, now, kidsOf, go } = place;
  const [teacherId, setTeacherId] = useState<string>();
  const [start, setStart] = useState<number>();
  const [nearest, setNearest] = useState<readonly string[]>();
  const book = useCall('POST /single-lesson', { changes: afterChange });
  const row = offer.teachers.find(({ teacher }) => teacher?.teacherId === teacherId) ?? offer.teachers[0];
  const teacher = row?.teacher ?? null;
  const about = words.about(process, kidsOf(process.kids));
  const choose = (instant: number) => {
    setNearest(undefined);
    setStart(instant);
  };
  const confirm = async () => {
    if (start === undefined || teacher === null) return;
    try {
      const body = { processId: process.processId, teacherId: teacher.teacherId, timestamp: isoOf(start) };
      const { timestamp } = await book.mutateAsync({ body });
      go({ do: undefined, week: wallClock(timestamp, zone).date });
      raiseNotice({ tone: 'good', text: t.added(at(locale, timestamp, 'dayTime', zone)) });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      void changed('GET /single-lesson/:processId/slots');
      if (cause.code !== 'scheduling.slot_taken') return;
      setNearest(nearestIn(cause.take().facts));
      setStart(undefined);
    }
  };
  return (
    <Sheet
      title={t.add}
      width="wide"
      onClose={onClose}
      actions={
        start === undefined ? undefined : (
          <Button kind="primary" onPress={() => void confirm().catch(() => undefined)} busy={book.isPending}>
            {t.doAdd}
          </Button>
        )
      }
    >
      {start === undefined || teacher === null ? (
        <>
          {choice || (
            <p className="font-bold">{[about, offer.teachers.length > 1 ? undefined : teacher?.name].filter(Boolean).join(' · ')}</p>
          )}
          {row && <TeacherChoice rows={offer.teachers} chosen={row} onChoose={setTeacherId} />}
          {nearest && <TakenNow nearest={nearest} zone={zone} onChoose={choose} />}
          <OfferedTimes place={place} offer={offer} row={row} label={t.freeTime} around={now} onChoose={choose} />
        </>
      ) : (
        <>
          <ChosenTime
            place={place}
            summary={at(locale, start, 'dayTime', zone)}
            start={start}
            minutes={offer.minutes}
            about={`${about}, ${t.minutes(offer.minutes)}`}
            teacher={teacher}
            siblings={offer.siblings}
            onOther={() => setStart(undefined)}
          />
          <p>{t.costs(offer.free)}</p>
        </>
      )}
    </Sheet>
  );
}
