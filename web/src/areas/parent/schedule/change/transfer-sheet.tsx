import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { lacking, noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { isoOf } from '#widgets/free-times/free-days.ts';
import { SiblingWarning } from '#widgets/free-times/sibling-warning.tsx';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { standing } from '#widgets/lesson-look/standing.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { useOpenedLesson } from '../use-opened-lesson.ts';
import type { Place } from '../use-place.ts';
import { LessonLine } from './lesson-line.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { type Scope, ScopeChoice } from './scope-choice.tsx';
import { TakenNow } from './taken-now.tsx';
import { TeacherChoice } from './teacher-choice.tsx';
import { Terms } from './terms.tsx';
import { TransferPlan, useTransferPlan } from './transfer-plan.tsx';
import { useTransfer } from './use-transfer.ts';

/** Moving a lesson on one screen: its terms, a day and a free time, one lesson or all of them, a reason; and below, what it comes to. */
export function TransferSheet({ place, eventId, onClose }: { place: Place; eventId: string; onClose(): void }) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const now = useNow(5);
  const { user, zone, kidsOf } = place;
  const further = useRef<HTMLDivElement>(null);
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
  const why = reasonFrom(reason, t.reasons, t.reason);
  const choose = (instant: number) => {
    setNearest(undefined);
    setStart(instant);
    // What is still to be said comes into sight below the times.
    requestAnimationFrame(() => further.current?.scrollIntoView({ block: 'nearest' }));
  };
  const chooseTeacher = (id: string) => {
    // Another teacher has other times.
    setTeacherId(id);
    setStart(undefined);
  };
  const confirm = async () => {
    if (timestamp === undefined || start === undefined || why.wrong) return;
    const free = await move({ scope, start, timestamp, teacherId: chosenTeacher, reason: why.reason });
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
          <>
            <p className="figures min-w-0 grow">
              <strong className="block first-letter:uppercase">{words(start)}</strong>
              <span className="sr-only">{t.insteadOf}</span> <s className="text-sm text-mute">{words(event.timestamp)}</s>
            </p>
            <Button
              kind="primary"
              onPress={() => void confirm().catch(() => undefined)}
              busy={busy}
              disabled={why.wrong !== undefined || (whole && plan?.may.allowed !== true)}
              hint={whole && plan?.may.allowed === false ? t.conflicts : lacking(why)}
            >
              {many > 1 ? t.doMoveMany(many) : t.doMove}
            </Button>
          </>
        )
      }
    >
      <LessonLine event={event} place={place} />
      {terms && <Terms terms={terms} action="move" zone={zone} now={now} />}
      {!may.allowed ? null : !terms || !offer || !row ? (
        <Skeleton className="h-72" />
      ) : (
        <>
          {nearest && <TakenNow nearest={nearest} zone={zone} onChoose={choose} />}
          <TeacherChoice rows={offer.teachers} chosen={row} onChoose={chooseTeacher} />
          {row.teacher === null && <p>{t.schoolAssigns}</p>}
          <OfferedTimes
            place={place}
            offer={offer}
            row={row}
            label={t.chooseTime}
            around={Date.parse(event.timestamp)}
            chosen={start}
            onChoose={choose}
          />
          {start !== undefined && (
            <div ref={further} className="flex flex-col gap-4">
              <SiblingWarning siblings={offer.siblings} kids={user.kids} start={start} minutes={offer.minutes} zone={zone} />
              <ScopeChoice terms={terms} zone={zone} scope={scope} onChoose={setScope} />
              {whole && <TransferPlan plan={plan} zone={zone} />}
              <ReasonChoice usual={t.reasons} t={t.reason} chosen={reason} onChange={setReason} />
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}
