import { SecondFactorCode } from '@school/contract/identity/shapes';
import type { StaffMember } from '@school/contract/staff/shapes';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Sheet } from '#kit/dialog.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { typedText } from '#kit/typed-text.ts';
import { CodeField } from '#widgets/second-factor/code-field.tsx';
import { useReason } from '../use-reason.ts';

const changes = ['GET /manager/staff'] as const;
const refusals = atFields({
  '': [
    'staff.not_found',
    'staff.ownership_moves',
    'staff.ownership_same',
    'staff.ownership_stays',
    'staff.owners_enough',
    'staff.last_owner',
    'staff.second_factor_first',
    'identity.second_factor_not_set',
  ],
  code: ['identity.wrong_code', 'identity.code_used', 'request.too_many'],
});

/** Who owns the school: one more owner, one less, or what is under way taken back. Only owners come here. */
export function OwnershipSheet({ of: it, onClose }: { of: StaffMember; onClose(): void }) {
  const { ownership: t } = useTexts('staff');
  const move = useCall('POST /manager/staff/:accountId/ownership', { changes });
  const keep = useCall('POST /manager/staff/:accountId/ownership/withdraw', { changes });
  const say = useRefusals();
  const params = { accountId: it.accountId };
  const isMoving = it.ownership !== null;
  const becomes = !it.rights.includes('owner');
  const [label, about] = isMoving
    ? [t.keep, t.keepAbout]
    : becomes
      ? [t.give, t.giveAbout(it.name)]
      : it.own
        ? [t.own, t.ownAbout]
        : [t.take, t.takeAbout(it.name)];

  const reason = useReason({ maxLength: 300, rows: 3 });
  if (!isMoving && !it.mayMove.allowed)
    return (
      <Sheet title={it.name} onClose={onClose}>
        <p>{say(it.mayMove.why, it.mayMove.facts)}</p>
      </Sheet>
    );

  const submit = async (data: FormData, why: string) => {
    if (isMoving) await keep.mutateAsync({ params, body: { reason: why } });
    else await move.mutateAsync({ params, body: { becomes, code: typedText(data, 'code'), reason: why } });
    return isMoving ? t.kept : t.asked;
  };
  const check = (data: FormData) =>
    !isMoving && !safeParse(SecondFactorCode, typedText(data, 'code')).success ? { code: t.codeNeeded } : undefined;
  return (
    <FormSheet
      title={it.name}
      {...{ label, onClose, reason, check }}
      last={!isMoving && <CodeField />}
      submit={{ label, kind: isMoving || becomes ? 'primary' : 'danger' }}
      onSubmit={submit}
      onRefusal={refusals}
    >
      <p>{about}</p>
      {!isMoving && <p>{t.when}</p>}
    </FormSheet>
  );
}
