import { familiesLimits } from '@school/contract/families/limits';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';

/** How the parent agreed that the child is written down; it says so itself at its next sign-in. */
export function AskedField() {
  const t = useTexts('familyAdding');
  return <RadioChips name="asked" label={t.asked} help={t.askedHelp} required chips={choicesOf(t.askedHow, familiesLimits.askedHow)} />;
}
