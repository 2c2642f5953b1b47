import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { isoOf } from '#widgets/free-times/free-days.ts';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { standing } from '#widgets/lesson-look/standing.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { useOpenedLesson } from '../use-opened-lesson.ts';
import type { Place } from '../use-place.ts';
import { ChosenTime } from './chosen-time.tsx';
import { LessonLine } from './lesson-line.tsx';
import { noReason, reasonText } from './reason.ts';
import { OfferedTimes } from './offered-times.tsx';
import { ReasonField } from './reason-field.tsx';
import { type Scope, ScopeChoice } from './scope-choice.tsx';
import { TakenNow } from './taken-now.tsx';
import { TeacherChoice } from './teacher-choice.tsx';
import { Terms } from './terms.tsx';
import { TransferPlan, useTransferPlan } from './transfer-plan.tsx';
import { useTransfer } from './use-transfer.ts';

/** Moving a lesson: its terms, a free time, a reason, and one line that says what will be done. */
export function TransferSheet({ place, eventId, onClose }: { place: Place; eventId: string; onClose(): void }) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const { about: lessonAbout } = useLessonWords();
  const now = useNow(5);
  const { zone, kidsOf } = place;
  const params = { eventId };
  const { event, gone } = useOpenedLesson(eventId);
  const { data: terms } = useQuery({ ...queryOf('GET /events/:eventId/changes', { params }), staleTime: 0 });
  const { data: offer } = useQuery({ ...queryOf('GET /events/:eventId/slots', { params }), staleTime: 0 });
  const [scope, setScope] = useState<Scope>('one');
  const [teacherId, setTeacherId] = useState<string>();
  const [start, setStart] = useState<number>();
  const [reason, setReason] = useState(noReason);
  const [nearest, setNearest] = useState<readonly string[]>();
  const { move, busy } = useTransfer(place, event);

  const row = offer?.teachers.find(({ teacher }) => teacher?.teacherId === teacherId) ?? offer?.teachers[0];
  const chosenTeacher = row?.teacher?.teacherId;
  const timestamp = start === undefined ? undefined : isoOf(start);
  const whole = scope !== 'one' && timestamp !== undefined;
  const plan = useTransferPlan(whole ? { eventId, scope, timestamp, teacherId: chosenTeacher } : undefined);

  if (!event || gone) {
    return (
      <Sheet title={t.move} onClose={onClose}>
        {gone ? <p>{t.gone}</p> : <Skeleton className="h-72" />}
      </Sheet>
    );
  }
  const may = standing(terms?.transfer ?? event.may.transfer, now);
  const said = reasonText(reason, t.reasons);
  const choose = (instant: number) => {
    setNearest(undefined);
    setStart(instant);
  };
  const confirm = async () => {
    if (timestamp === undefined || start === undefined || said === undefined) return;
    const free = await move({ scope, start, timestamp, teacherId: chosenTeacher, reason: said });
    if (!free) return;
    setStart(undefined);
    setNearest(free);
  };
  const words = (moment: number | string) => at(locale, moment, 'dayTime', zone);
  const many = whole && plan?.may.allowed ? plan.moved.length : 1;
  return (
    <Sheet
      title={t.move}
      width="wide"
      onClose={onClose}
      actions={
        !may.allowed ? (
          <ChangeDoor action="move" event={event} kids={kidsOf(event.kids)} zone={zone} now={now} />
        ) : start === undefined ? undefined : (
          <Button
            kind="primary"
            onPress={() => void confirm().catch(() => undefined)}
            busy={busy}
            disabled={said === undefined || (whole && plan?.may.allowed !== true)}
            hint={whole && plan?.may.allowed === false ? t.conflicts : said === undefined ? t.reasonNeeded : undefined}
          >
            {many > 1 ? t.doMoveMany(many) : t.doMove}
          </Button>
        )
      }
    >
      {start === undefined && <LessonLine event={event} place={place} />}
      {terms && start === undefined && <Terms terms={terms} action="move" zone={zone} now={now} />}
      {!may.allowed ? null : !terms || !offer || !row ? (
        <Skeleton className="h-72" />
      ) : start === undefined ? (
        <>
          {nearest && <TakenNow nearest={nearest} zone={zone} onChoose={choose} />}
          <TeacherChoice rows={offer.teachers} chosen={row} onChoose={setTeacherId} />
          <OfferedTimes place={place} offer={offer} row={row} label={t.chooseTime} around={Date.parse(event.timestamp)} onChoose={choose} />
        </>
      ) : (
        <>
          <ChosenTime
            place={place}
            summary={t.instead(words(start), words(event.timestamp))}
            start={start}
            minutes={offer.minutes}
            about={lessonAbout(event, kidsOf(event.kids))}
            teacher={row.teacher}
            siblings={offer.siblings}
            onOther={() => setStart(undefined)}
          />
          <ScopeChoice terms={terms} zone={zone} scope={scope} onChoose={setScope} />
          {whole && <TransferPlan plan={plan} zone={zone} />}
          <ReasonField reason={reason} onChange={setReason} />
        </>
      )}
    </Sheet>
  );
}
