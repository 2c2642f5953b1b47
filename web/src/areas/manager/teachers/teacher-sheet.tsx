import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';
import { lazy, Suspense, useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { HandOn } from '../hand-on.tsx';
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

/** One teacher: another profile, the link for a password, the end of the work or back to it. Always with a reason. */
export function TeacherSheet({ of: it, onClose }: { of: ManagedTeacher; onClose(): void }) {
  const t = useTexts('managedTeachers');
  const params = { teacherId: it.teacherId };
  const [action, setAction] = useState<'change' | 'leave' | 'return'>('change');
  const [link, setLink] = useState<string>();
  const change = useCall('POST /manager/teachers/:teacherId', { changes });
  const leave = useCall('POST /manager/teachers/:teacherId/leave', { changes });
  const back = useCall('POST /manager/teachers/:teacherId/return', { changes });
  const invitation = useCall('POST /manager/teachers/:teacherId/invitation', { changes });
  const submit = async (data: FormData) => {
    const reason = typedText(data, 'reason').trim();
    const { profile, wrong } = readTeacher(data, t.form);
    const faults = { ...(action === 'change' && wrong), ...(reason === '' && { reason: t.form.reasonNeeded }) };
    if (Object.keys(faults).length > 0) return faults;
    if (action === 'change') await change.mutateAsync({ params, body: { ...profile, reason } });
    else await (action === 'leave' ? leave : back).mutateAsync({ params, body: { reason } });
    raiseNotice({ tone: 'good', text: t.saved });
    onClose();
    return undefined;
  };
  const inviteAgain = () =>
    invitation.mutate(
      { params, body: {} },
      {
        onSuccess: ({ handOn }) => (handOn === null ? raiseNotice({ tone: 'good', text: t.invited(it.email ?? '') }) : setLink(handOn)),
      },
    );
  return (
    <Sheet title={it.name} onClose={onClose}>
      {(it.account === 'invited' || it.account === 'active') && (
        <Button busy={invitation.isPending} onPress={inviteAgain}>
          {t.again}
        </Button>
      )}
      {link !== undefined && <HandOn link={link} />}
      <RadioChips
        label={t.columns.actions}
        name="action"
        chips={(['change', it.teachesNow ? 'leave' : 'return'] as const).map((value) => ({ value, label: t.actions[value] }))}
        value={action}
        onChange={(value) => setAction(value)}
      />
      <Form label={t.actions[action]} onSubmit={submit} onRefusal={refusals}>
        {({ pending }) => (
          <>
            {action === 'change' && <TeacherFields of={it} />}
            {action === 'leave' && <p>{t.leaveAbout}</p>}
            {action === 'return' && <p>{t.returnAbout}</p>}
            <TextArea name="reason" label={t.form.reason} help={t.form.reasonHelp} maxLength={300} required />
            <Button type="submit" kind={action === 'leave' ? 'danger' : 'primary'} size="large" busy={pending}>
              {action === 'change' ? t.save : t.actions[action]}
            </Button>
          </>
        )}
      </Form>
      <Suspense>
        <TeacherEquipment teacherId={it.teacherId} />
      </Suspense>
    </Sheet>
  );
}
