import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSchool } from '#api/school.ts';
import { api } from '#api/client.ts';
import { changed, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { textsOf, useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { lacking, noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { standing } from '#widgets/lesson-look/standing.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { useOpenedLesson } from '../use-opened-lesson.ts';
import type { Place } from '../use-place.ts';
import { mayTakeBack, saidOf } from './after-cancel.ts';
import { LessonLine } from './lesson-line.tsx';
import { type Scope, ScopeChoice, scopesOf } from './scope-choice.tsx';
import { Terms } from './terms.tsx';
import { afterChange } from './use-transfer.ts';

/** Cancelling a lesson: its terms, how much of the schedule goes with it, and a reason. Moving it is offered first. */
export function CancelSheet({ place, eventId, onClose }: { place: Place; eventId: string; onClose(): void }) {
  const t = useTexts('lessonChange');
  const { bookingNoticeMinutes } = useSchool();
  const locale = useLocale();
  const now = useNow(5);
  const { zone, kidsOf, search, go } = place;
  const params = { eventId };
  const { event, gone } = useOpenedLesson(eventId);
  const { data: terms } = useQuery({ ...queryOf('GET /events/:eventId/changes', { params }), staleTime: 0 });
  const [scope, setScope] = useState<Scope>('one');
  const [reason, setReason] = useState(noReason);
  const cancel = useCall('POST /events/:eventId/cancel', { changes: afterChange });

  if (!event || gone) {
    return (
      <Sheet title={t.cancel} onClose={onClose}>
        {gone ? <p>{t.gone}</p> : <Skeleton className="h-72" />}
      </Sheet>
    );
  }
  const may = standing(terms?.cancel ?? event.may.cancel, now);
  const why = reasonFrom(reason, t.reasons, t.reason);
  const lessons = (terms && scopesOf(terms).find((it) => it.scope === scope)?.lessons) ?? 1;
  const confirm = async () => {
    if (why.wrong) return;
    try {
      const done = await cancel.mutateAsync({ params, body: { scope, reason: why.reason } });
      const goesBack = scope === 'one' && mayTakeBack(event, { now, noticeMinutes: bookingNoticeMinutes });
      raiseNotice({
        tone: 'good',
        text: saidOf(t, done, (moment) => at(locale, moment, 'dayTime', zone)),
        ...(goesBack && { action: { label: t.undo, onPress: () => void takeBack(eventId) } }),
      });
      onClose();
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      void changed('GET /events/:eventId', 'GET /events/:eventId/changes');
    }
  };
  return (
    <Sheet
      title={t.cancel}
      onClose={onClose}
      actions={
        may.allowed ? (
          <>
            {event.may.transfer.allowed && <Button onPress={() => go({ ...search, do: 'transfer' })}>{t.moveInstead}</Button>}
            <Button
              kind="danger"
              onPress={() => void confirm().catch(() => undefined)}
              busy={cancel.isPending}
              disabled={why.wrong !== undefined || !terms}
              hint={lacking(why)}
            >
              {lessons > 1 ? t.doCancelMany(lessons) : t.doCancel}
            </Button>
          </>
        ) : (
          <ChangeDoor action="cancel" event={event} kids={kidsOf(event.kids)} zone={zone} now={now} />
        )
      }
    >
      <LessonLine event={event} place={place} />
      {terms ? <Terms terms={terms} action="cancel" zone={zone} now={now} /> : <Skeleton className="h-20" />}
      {may.allowed && terms && (
        <>
          <ScopeChoice terms={terms} zone={zone} scope={scope} onChoose={setScope} />
          {scope !== 'one' && event.groupId === null && (
            <p>
              <LoneLink to="/schedule/regular/$processId" params={{ processId: event.processId }}>
                {t.wholeSchedule}
              </LoneLink>
            </p>
          )}
          <ReasonChoice usual={t.reasons} t={t.reason} chosen={reason} onChange={setReason} />
        </>
      )}
    </Sheet>
  );
}

/** A lesson that has just been cancelled stands at its time again. */
async function takeBack(eventId: string): Promise<void> {
  const t = await textsOf('lessonChange');
  try {
    await api('POST /events/:eventId/cancel/undo', { params: { eventId } });
    await changed(...afterChange);
    raiseNotice({ tone: 'good', text: t.undone });
  } catch (cause) {
    // Why not, the red notice has said.
    if (!(cause instanceof SchoolRefusal)) throw cause;
  }
}
