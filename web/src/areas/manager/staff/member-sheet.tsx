import { type GivenRight, givenRights } from '@school/contract/roles';
import { type StaffMember, StaffName } from '@school/contract/staff/shapes';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { AccountActions } from '../account-actions.tsx';
import { useReason } from '../use-reason.ts';
import { RightsChoice } from './rights-choice.tsx';

const changes = ['GET /manager/staff'] as const;
const refusals = atFields({
  '': [
    'staff.not_found',
    'staff.own_account',
    'staff.admin_needed',
    'staff.is_owner',
    'staff.joined_already',
    'staff.blocked_already',
    'identity.second_factor_not_set',
  ],
});
type Action = 'change' | 'withdraw' | 'block' | 'unblock' | 'sessions' | 'factor';

/** One colleague: name and rights, or one of the acts about the account. Always with a reason. */
export function MemberSheet({ of: it, isAdmin, onClose }: { of: StaffMember; isAdmin: boolean; onClose(): void }) {
  const t = useTexts('staff');
  const [rights, setRights] = useState<readonly GivenRight[]>(givenRights.filter((right) => it.rights.includes(right)));
  const [action, setAction] = useState<Action>('change');
  const change = useCall('POST /manager/staff/:accountId', { changes });
  const withdraw = useCall('POST /manager/staff/:accountId/withdraw', { changes });
  const block = useCall('POST /manager/staff/:accountId/block', { changes });
  const unblock = useCall('POST /manager/staff/:accountId/unblock', { changes });
  const sessions = useCall('POST /manager/staff/:accountId/sessions/end', { changes });
  const factor = useCall('POST /manager/staff/:accountId/second-factor/reset', { changes });
  const invitation = useCall('POST /manager/staff/:accountId/invitation', { changes });
  const params = { accountId: it.accountId };
  const actions: Action[] = [
    'change',
    ...(it.state === 'invited' ? (['withdraw'] as const) : []),
    it.state === 'blocked' ? 'unblock' : 'block',
    ...(it.sessions > 0 ? (['sessions'] as const) : []),
    ...(it.hasSecondFactor && isAdmin ? (['factor'] as const) : []),
  ];

  const submit = async (data: FormData, reason: string) => {
    const name = typedText(data, 'name').trim();
    if (action === 'change') await change.mutateAsync({ params, body: { name, rights: [...rights], reason } });
    else await { withdraw, block, unblock, sessions, factor }[action].mutateAsync({ params, body: { reason } });
    return action === 'change' ? t.saved : t.done;
  };
  const check = (data: FormData) =>
    action === 'change' && !safeParse(StaffName, typedText(data, 'name').trim()).success ? { name: t.form.nameNeeded } : undefined;
  const labelOf = (value: Action) => (value === 'change' ? t.open : t.actions[value]);
  return (
    <FormSheet
      title={it.name}
      label={labelOf(action)}
      onClose={onClose}
      above={
        <>
          {it.blocked && <p className="rounded-sm bg-bad-soft p-3 font-bold text-bad">{t.blockedBecause(it.blocked.reason)}</p>}
          <AccountActions<Action>
            invite={
              it.state === 'invited'
                ? { label: t.again, send: () => invitation.mutateAsync({ params, body: {} }), said: t.invited(it.email ?? '') }
                : undefined
            }
            labelOf={labelOf}
            actions={actions}
            value={action}
            onChange={setAction}
          />
        </>
      }
      reason={useReason({ maxLength: 300, rows: 3 })}
      submit={{
        label: action === 'change' ? t.save : labelOf(action),
        kind: action === 'change' || action === 'unblock' ? 'primary' : 'danger',
      }}
      check={check}
      onSubmit={submit}
      onRefusal={refusals}
    >
      {action === 'change' ? (
        <>
          <TextField name="name" label={t.form.name} defaultValue={it.name} maxLength={80} required />
          <RightsChoice rights={rights} onChange={setRights} locked={!isAdmin} />
        </>
      ) : (
        <p>{t.actionsAbout[action]}</p>
      )}
    </FormSheet>
  );
}
