import { type AdultRight, adultRights } from '@school/contract/adult-rights';

import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

/** Which of the three sets of rights a form names. */
export const rightOf = (typed: string): AdultRight => adultRights.find((right) => right === typed) ?? 'sees';

/** The three sets of rights; what the chosen one brings stands below. */
export function RightsChoice({ chosen }: { chosen: AdultRight }) {
  const t = useTexts('adults');
  const [right, choose] = useState(chosen);
  return (
    <div className="flex flex-col gap-2">
      <RadioChips<AdultRight>
        name="may"
        label={t.rightsLabel}
        required
        value={right}
        onChange={choose}
        chips={adultRights.map((value) => ({ value, label: t.rights[value] }))}
      />
      <p aria-live="polite" className="text-sm text-mute">
        {t.rightsAbout[right]}
      </p>
    </div>
  );
}
