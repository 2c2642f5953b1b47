import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';
import { lazy, Suspense, useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { AccountActions } from '../account-actions.tsx';
import { useReason } from '../use-reason.ts';
import { readTeacher, TeacherFields } from './teacher-fields.tsx';

const TeacherEquipment = lazy(() => import('./teacher-equipment.tsx').then(({ TeacherEquipment: component }) => ({ default: component })));

const changes = ['GET /manager/teachers'] as const;
const refusals = atFields({
  'staff.ages_crossed': 'ageTo',
  'staff.teacher_has_lessons': '',
  'staff.blocked_already': '',
  'staff.not_found': '',
  'scheduling.teacher_not_found': '',
});

type Action = 'change' | 'leave' | 'return';

/** One teacher: another profile, the link for a password, the end of the work or back to it. Always with a reason. */
export function TeacherSheet({ of: it, onClose }: { of: ManagedTeacher; onClose(): void }) {
  const t = useTexts('managedTeachers');
  const params = { teacherId: it.teacherId };
  const [action, setAction] = useState<Action>('change');
  const change = useCall('POST /manager/teachers/:teacherId', { changes });
  const leave = useCall('POST /manager/teachers/:teacherId/leave', { changes });
  const back = useCall('POST /manager/teachers/:teacherId/return', { changes });
  const invitation = useCall('POST /manager/teachers/:teacherId/invitation', { changes });
  const submit = async (data: FormData, reason: string) => {
    if (action === 'change') await change.mutateAsync({ params, body: { ...readTeacher(data, t.form).profile, reason } });
    else await (action === 'leave' ? leave : back).mutateAsync({ params, body: { reason } });
    return t.saved;
  };
  const mayInvite = it.account === 'invited' || it.account === 'active';
  return (
    <FormSheet
      title={it.name}
      label={t.actions[action]}
      onClose={onClose}
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
      submit={{ label: action === 'change' ? t.save : t.actions[action], kind: action === 'leave' ? 'danger' : 'primary' }}
      check={(data) => (action === 'change' ? readTeacher(data, t.form).wrong : undefined)}
      onSubmit={submit}
      onRefusal={refusals}
    >
      {action === 'change' && <TeacherFields of={it} />}
      {action === 'leave' && <p>{t.leaveAbout}</p>}
      {action === 'return' && <p>{t.returnAbout}</p>}
    </FormSheet>
  );
}
