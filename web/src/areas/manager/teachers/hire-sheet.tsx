import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { InvitationSheet } from '../invitation-sheet.tsx';
import { readTeacher, TeacherFields } from './teacher-fields.tsx';

/** A new teacher: whom it teaches, and where the link to choose a password goes. */
export function HireSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('managedTeachers');
  const hire = useCall('POST /manager/teachers', { changes: ['GET /manager/teachers'] });
  return (
    <InvitationSheet
      title={t.hire}
      words={t.form}
      check={(data) => readTeacher(data, t.form).wrong}
      onSend={(data, to) => hire.mutateAsync({ body: { ...readTeacher(data, t.form).profile, ...to } })}
      onRefusal={atFields({ email: ['identity.email_taken'], ageTo: ['staff.ages_crossed'] })}
      invited={t.hired}
      unsent={t.hiredWithoutLetter}
      onClose={onClose}
    >
      <TeacherFields />
    </InvitationSheet>
  );
}
