import { type AdultRight, adultRights } from '@school/contract/adult-rights';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

/** Which of the three sets of rights a form names. */
export const rightOf = (typed: string): AdultRight => adultRights.find((right) => right === typed) ?? 'sees';

/** The three sets of rights, each with what it brings. */
export function RightsChoice({ chosen }: { chosen: AdultRight }) {
  const t = useTexts('adults');
  return (
    <RadioChips
      name="may"
      label={t.rightsLabel}
      required
      defaultValue={chosen}
      chips={adultRights.map((value) => ({ value, label: t.rights[value], note: t.rightsAbout[value] }))}
    />
  );
}
