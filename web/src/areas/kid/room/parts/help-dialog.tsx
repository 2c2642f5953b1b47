import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Icon, Info } from '#kit/icon.tsx';
import { type HelpCode, useHelpCall } from '#widgets/room/use-help-call.ts';

/** What a child may call for; what concerns people it tells the teacher, or a grown-up at home. */
const causes = ['cannot_hear', 'not_heard', 'cannot_see', 'line', 'task', 'other'] as const satisfies readonly HelpCode[];

/** Calls the school: what has happened, in one tap. */
export function HelpDialog({ onClose }: { onClose(): void }) {
  const t = useTexts('kidRoom').help;
  const help = useHelpCall();
  const [cause, setCause] = useState<(typeof causes)[number]>('cannot_hear');
  return (
    <Dialog title={t.title} onClose={onClose}>
      <RadioChips<(typeof causes)[number]>
        label={t.title}
        labelHidden
        name="cause"
        required
        chips={causes.map((value) => ({ value, label: t.codes[value] }))}
        value={cause}
        onChange={setCause}
      />
      <p className="flex gap-3 rounded-md bg-brand-soft p-3">
        <Icon of={Info} />
        {t.about}
      </p>
      {/* What is wrong the red notice has said already. */}
      <Button kind="primary" size="large" wide busy={help.isPending} onPress={() => void help.call(cause).then(onClose, () => undefined)}>
        {t.call}
      </Button>
    </Dialog>
  );
}
