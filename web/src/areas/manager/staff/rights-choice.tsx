import { type GivenRight, givenRights } from '@school/contract/roles';
import { rightSetCodes, rightSetOf, rightSets } from '@school/contract/staff/right-sets';

import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';

interface RightsChoiceProps {
  rights: readonly GivenRight[];
  onChange(rights: readonly GivenRight[]): void;
  /** Only an administrator gives rights. */
  locked: boolean;
}

/** What a colleague may do: a ready set for their work, or a tick each. */
export function RightsChoice({ rights, onChange, locked }: RightsChoiceProps) {
  const t = useTexts('staff');
  return (
    <fieldset className="flex flex-col">
      <legend className="font-bold">{t.rightsOf}</legend>
      {!locked && (
        <RadioChips
          name="rightSet"
          label={t.sets.label}
          chips={choicesOf(t.sets, rightSetCodes)}
          value={rightSetOf(rights)}
          onChange={(code) => onChange(rightSets[code])}
        />
      )}
      {givenRights.map((right) => (
        <Checkbox
          key={right}
          name={right}
          checked={rights.includes(right)}
          disabled={locked}
          onChange={(checked) => onChange(givenRights.filter((it) => (it === right ? checked : rights.includes(it))))}
        >
          {t.rights[right]}
        </Checkbox>
      ))}
      {locked && <p className="text-sm text-mute">{t.adminOnly}</p>}
    </fieldset>
  );
}
