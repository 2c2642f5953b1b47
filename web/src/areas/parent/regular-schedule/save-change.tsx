import type { Process, Teacher } from '@school/contract/calendar/shapes';
import { lazy, Suspense, useState } from 'react';

import { useNavigate } from '#kit/router/router.tsx';
import { atFields } from '#api/form-refusals.ts';
import { changed, queryClient } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { ChosenTimes } from '#widgets/weekly-times/chosen-times.tsx';
import { Conflicts } from '../schedule-selection/conflicts.tsx';
import { OverlapsIfAny } from '../schedule-selection/overlaps-if-any.tsx';
import type { WeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';
import { usePlan } from './use-plan.ts';

/** Wanted when times are chosen. */
const PlanSummary = lazy(() => import('./plan-summary.tsx').then(({ PlanSummary: component }) => ({ default: component })));

interface SaveChangeProps {
  process: Process;
  teacher: Teacher;
  zone: string;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  choice: WeeklyChoice;
}

/** What the new times come to, why they are wanted, and the one button that changes all of it or nothing. */
export function SaveChange({ process, teacher, zone, kids, choice }: SaveChangeProps) {
  const texts = useTexts('regularSchedule');
  const t = texts.changePage;
  const selection = useTexts('scheduleSelection');
  const say = useRefusals();
  const navigate = useNavigate();
  const { processId } = process;
  const { chosen } = choice;
  const days = chosen.map(({ weekday, startMinute }) => ({ weekday, startMinute }));
  const plan = usePlan({ processId, teacherId: teacher.teacherId, days });
  const change = useCall('POST /regular-schedule/change', {
    changes: ['GET /user', 'GET /events', 'GET /regular-schedule/:processId', 'GET /schedule-selection/:courseCode/:kidUid'],
  });
  const [reason, setReason] = useState(noReason);
  const submit = async () => {
    const why = reasonFrom(reason, texts.changeReasons, texts.reason);
    if (why.wrong) return why.wrong;
    try {
      await change.mutateAsync({ body: { processId, teacherId: teacher.teacherId, days, reason: why.reason } });
    } catch (cause) {
      // Somebody was faster: the times and the plan show it.
      void changed('GET /schedule-selection/:courseCode/:kidUid');
      void queryClient.invalidateQueries({ queryKey: ['POST /regular-schedule/change/preview'] });
      throw cause;
    }
    raiseNotice({ tone: 'good', text: t.done });
    await navigate({ to: '/schedule/regular/$processId', params: { processId } });
    return undefined;
  };
  const isTeacherNew = process.teacher !== null && process.teacher.teacherId !== teacher.teacherId;
  const isSame = plan && !plan.may.allowed && plan.may.why === 'scheduling.same_time';
  return (
    <Card label={selection.chosen} className="flex flex-col gap-4 lg:sticky lg:top-8">
      <h2 className="text-lg">{selection.chosen}</h2>
      <ChosenTimes chosen={chosen} onRemove={choice.remove} />
      {isTeacherNew && <p>{t.otherTeacher(teacher.name)}</p>}
      {isSame && <p className="text-mute">{t.same}</p>}
      {plan && !isSame && (
        <>
          {plan.conflicts.length === 0 && plan.may.allowed && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <PlanSummary plan={plan} process={process} isTeacherNew={isTeacherNew} zone={zone} />
            </Suspense>
          )}
          <Conflicts conflicts={plan.conflicts} canGoOn={plan.may.allowed} zone={zone} chosen={chosen} onAnother={choice.chooseAnother} />
          <OverlapsIfAny overlaps={plan.overlaps} kids={kids} zone={zone} />
        </>
      )}
      <Form onSubmit={submit} onRefusal={atFields({ '': ['scheduling.same_time'] })}>
        {({ pending }) => (
          <>
            {plan?.may.allowed && <ReasonChoice usual={texts.changeReasons} t={texts.reason} chosen={reason} onChange={setReason} />}
            <Button
              type="submit"
              kind="primary"
              size="large"
              wide
              busy={pending}
              disabled={!plan?.may.allowed}
              hint={plan && !plan.may.allowed && !isSame ? say(plan.may.why, plan.may.facts) : undefined}
            >
              {t.confirm}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
