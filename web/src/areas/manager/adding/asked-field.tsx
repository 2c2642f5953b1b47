import { familiesLimits } from '@school/contract/families/limits';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

/** How the parent agreed that the child is written down; it says so itself at its next sign-in. */
export function AskedField() {
  const t = useTexts('familyAdding');
  return (
    <RadioChips
      name="asked"
      label={t.asked}
      help={t.askedHelp}
      required
      chips={familiesLimits.askedHow.map((value) => ({ value, label: t.askedHow[value] }))}
    />
  );
}
