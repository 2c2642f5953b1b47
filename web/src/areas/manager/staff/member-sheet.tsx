import { type StaffMember, StaffName } from '@school/contract/staff/shapes';
import { useState } from 'react';
import { safeParse } from 'zod/mini';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { HandOn } from '../hand-on.tsx';
import { RightsChoice } from './rights-choice.tsx';

const changes = ['GET /manager/staff'] as const;
const refusals = atFields({
  'staff.not_found': '',
  'staff.own_account': '',
  'staff.admin_needed': '',
  'staff.joined_already': '',
  'staff.blocked_already': '',
  'identity.second_factor_not_set': '',
});
type Action = 'change' | 'withdraw' | 'block' | 'unblock' | 'sessions' | 'factor';

/** One colleague: name and rights, or one of the acts about the account. Always with a reason. */
export function MemberSheet({ of: it, isAdmin, onClose }: { of: StaffMember; isAdmin: boolean; onClose(): void }) {
  const t = useTexts('staff');
  const [rights, setRights] = useState<readonly StaffMember['rights'][number][]>(it.rights);
  const [action, setAction] = useState<Action>('change');
  const [link, setLink] = useState<string>();
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

  const submit = async (data: FormData) => {
    const [name, reason] = [typedText(data, 'name').trim(), typedText(data, 'reason').trim()];
    if (action === 'change' && !safeParse(StaffName, name).success) return { name: t.form.nameNeeded };
    if (reason === '') return { reason: t.form.reasonNeeded };
    const because = { params, body: { reason } };
    if (action === 'change') await change.mutateAsync({ params, body: { name, rights: [...rights], reason } });
    else await { withdraw, block, unblock, sessions, factor }[action].mutateAsync(because);
    raiseNotice({ tone: 'good', text: action === 'change' ? t.saved : t.done });
    onClose();
    return undefined;
  };
  const inviteAgain = () =>
    invitation.mutate(
      { params, body: {} },
      {
        onSuccess: ({ handOn }) => {
          if (handOn !== null) return setLink(handOn);
          raiseNotice({ tone: 'good', text: t.invited(it.email ?? '') });
          onClose();
        },
      },
    );
  const label = (value: Action) => (value === 'change' ? t.open : t.actions[value]);
  return (
    <Sheet title={it.name} onClose={onClose}>
      {it.blocked && <p className="rounded-sm bg-bad-soft p-3 font-bold text-bad">{t.blockedBecause(it.blocked.reason)}</p>}
      {it.state === 'invited' && (
        <Button busy={invitation.isPending} onPress={inviteAgain}>
          {t.again}
        </Button>
      )}
      {link !== undefined && <HandOn link={link} />}
      <RadioChips
        label={t.columns.actions}
        name="action"
        chips={actions.map((value) => ({ value, label: label(value) }))}
        value={action}
        onChange={(value) => setAction(value)}
      />
      <Form label={label(action)} onSubmit={submit} onRefusal={refusals}>
        {({ pending }) => (
          <>
            {action === 'change' ? (
              <>
                <TextField name="name" label={t.form.name} defaultValue={it.name} maxLength={80} required />
                <RightsChoice rights={rights} onChange={setRights} locked={!isAdmin} />
              </>
            ) : (
              <p>{t.actionsAbout[action]}</p>
            )}
            <TextArea name="reason" label={t.form.reason} help={t.form.reasonHelp} maxLength={300} required />
            <Button type="submit" kind={action === 'change' || action === 'unblock' ? 'primary' : 'danger'} size="large" busy={pending}>
              {action === 'change' ? t.save : label(action)}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
