import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { HandOn } from './hand-on.tsx';

interface AccountActionsProps<Action extends string> {
  /** Sends the link to choose a password again; undefined where there is nothing to choose. */
  invite: { label: string; send(): Promise<{ handOn: string | null }>; said: string } | undefined;
  labelOf(action: Action): string;
  actions: readonly Action[];
  value: Action;
  onChange(action: Action): void;
}

/** What can be done about an account, above the form that does it: the link once more, and which action. */
export function AccountActions<Action extends string>({ invite, labelOf, actions, value, onChange }: AccountActionsProps<Action>) {
  const { columns } = useTexts('staff');
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const again = async ({ send, said }: NonNullable<typeof invite>) => {
    setBusy(true);
    try {
      const { handOn } = await send();
      if (handOn === null) raiseNotice({ tone: 'good', text: said });
      else setLink(handOn);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {/* What went wrong has been said by the red notice. */}
      {invite && (
        <Button busy={isBusy} onPress={() => void again(invite).catch(() => undefined)}>
          {invite.label}
        </Button>
      )}
      {link !== undefined && <HandOn link={link} />}
      <RadioChips
        label={columns.actions}
        name="action"
        required
        chips={actions.map((action) => ({ value: action, label: labelOf(action) }))}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
