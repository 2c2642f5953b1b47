import { schedulingLimits } from '@school/contract/calendar/limits';
import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { quietly } from '#api/quietly.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { typedText } from '#kit/typed-text.ts';
import { type Chosen, decisionsOf, outcomeOf } from '#widgets/substitution/choices.ts';
import { AccountActions } from '../account-actions.tsx';
import { useReason } from '../use-reason.ts';
import { LeaveFields, leavePreviewOf } from './leave-fields.tsx';
import { readTeacher, TeacherFields } from './teacher-fields.tsx';

const TeacherEquipment = lazy(() => import('./teacher-equipment.tsx').then(({ TeacherEquipment: component }) => ({ default: component })));

const changes = ['GET /manager/teachers'] as const;
const refusals = atFields({
  ageTo: ['staff.ages_crossed'],
  '': ['staff.teacher_has_lessons', 'staff.blocked_already', 'staff.not_found', 'scheduling.teacher_not_found'],
});

type Action = 'change' | 'leave' | 'return';

/** One teacher: another profile, the link for a password, the end of the work or back to it. Always with a reason. */
export function TeacherSheet({ of: it, onClose }: { of: ManagedTeacher; onClose(): void }) {
  const t = useTexts('managedTeachers');
  const params = { teacherId: it.teacherId };
  const [action, setAction] = useState<Action>('change');
  const [chosen, choose] = useState<Chosen>(new Map());
  const [isOutdated, setOutdated] = useState(false);
  const preview = useQuery({ ...quietly(leavePreviewOf(it.teacherId)), enabled: action === 'leave' });
  const lessons = preview.data?.lessons ?? [];
  const change = useCall('POST /manager/teachers/:teacherId', { changes });
  const leave = useCall('POST /manager/teachers/:teacherId/leave', { changes });
  const back = useCall('POST /manager/teachers/:teacherId/return', { changes });
  const invitation = useCall('POST /manager/teachers/:teacherId/invitation', { changes });
  const submit = async (data: FormData, reason: string) => {
    if (action === 'change') await change.mutateAsync({ params, body: { ...readTeacher(data, t.form).profile, reason } });
    else if (action === 'return') await back.mutateAsync({ params, body: { reason } });
    else {
      const choices = decisionsOf(lessons, chosen).slice(0, schedulingLimits.lessonsHandedOver);
      const note = typedText(data, 'note').trim();
      const handOver = { lessons: lessons.length, choices, note };
      await leave.mutateAsync({ params, body: { reason, ...(lessons.length > 0 && { handOver }) } });
    }
    return t.saved;
  };
  // Whoever books or is moved meanwhile makes another list: it is shown before anything is done.
  const lookAgain = async (cause: unknown, names: ReadonlySet<string>) => {
    if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return refusals(cause, names);
    cause.take();
    setOutdated(true);
    choose(new Map());
    await preview.refetch();
    return {};
  };
  const mayInvite = it.account === 'invited' || it.account === 'active';
  return (
    <FormSheet
      title={it.name}
      label={t.actions[action]}
      onClose={onClose}
      {...(action === 'leave' && { width: 'wide' as const })}
      above={
        <AccountActions<Action>
          invite={
            mayInvite
              ? { label: t.again, send: () => invitation.mutateAsync({ params, body: {} }), said: t.invited(it.email ?? '') }
              : undefined
          }
          labelOf={(value) => t.actions[value]}
          actions={['change', it.teachesNow ? 'leave' : 'return']}
          value={action}
          onChange={setAction}
        />
      }
      below={
        <Suspense>
          <TeacherEquipment teacherId={it.teacherId} />
        </Suspense>
      }
      reason={useReason({ maxLength: 300, rows: 3 })}
      submit={{
        label:
          action === 'change'
            ? t.save
            : action === 'leave' && lessons.length > 0
              ? t.leaving.act(outcomeOf(decisionsOf(lessons, chosen)).given)
              : t.actions[action],
        kind: action === 'leave' ? 'danger' : 'primary',
        disabled: action === 'leave' && (!preview.data || preview.isFetching),
      }}
      check={(data) => (action === 'change' ? readTeacher(data, t.form).wrong : undefined)}
      onSubmit={submit}
      onRefusal={lookAgain}
    >
      {action === 'change' && <TeacherFields of={it} />}
      {action === 'leave' && (
        <LeaveFields preview={preview.data} isFailed={preview.isError} isOutdated={isOutdated} chosen={chosen} onChoose={choose} />
      )}
      {action === 'return' && <p>{t.returnAbout}</p>}
    </FormSheet>
  );
}
