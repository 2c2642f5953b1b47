import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

/** Where a teacher's pay goes, or, without a teacher, where it comes from. */
export function AccountSheet({ teacherId, name, onClose }: { teacherId: string | null; name: string; onClose(): void }) {
  const t = useTexts('payroll');
  const keep = useCall('POST /manager/payroll-accounts', { changes: ['GET /manager/payroll', 'GET /manager/payroll/:teacherId'] });
  const submit = async (data: FormData) => {
    const read = (field: string) => typedText(data, field).trim();
    await keep.mutateAsync({
      body: { teacherId, holder: read('holder'), account: read('account'), bank: read('bank'), taxNumber: read('taxNumber') },
    });
    return t.kept;
  };
  const refused = (cause: unknown) => {
    if (!(cause instanceof SchoolRefusal) || cause.code !== 'request.invalid') return Promise.resolve(undefined);
    cause.take();
    const isTaxNumber = String(cause.facts['where']).endsWith('taxNumber');
    return Promise.resolve(isTaxNumber ? { taxNumber: t.taxNumberWrong } : { account: t.accountWrong });
  };
  return (
    <FormSheet
      title={teacherId === null ? name : t.accountTitle(name)}
      onClose={onClose}
      above={<p>{t.accountAbout}</p>}
      submit={{ label: t.keep }}
      onSubmit={submit}
      onRefusal={refused}
    >
      <TextField name="holder" label={t.holder} maxLength={70} required />
      <TextField name="account" label={t.accountField} maxLength={42} required />
      <TextField name="bank" label={t.bank} maxLength={11} />
      <TextField name="taxNumber" label={t.taxNumber} maxLength={12} inputMode="numeric" />
    </FormSheet>
  );
}
