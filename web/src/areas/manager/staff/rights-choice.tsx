import { type StaffRight, staffRights } from '@school/contract/roles';

import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';

interface RightsChoiceProps {
  rights: readonly StaffRight[];
  onChange(rights: readonly StaffRight[]): void;
  /** Only an administrator gives rights. */
  locked: boolean;
}

/** What a colleague may do, a tick each. */
export function RightsChoice({ rights, onChange, locked }: RightsChoiceProps) {
  const t = useTexts('staff');
  return (
    <fieldset className="flex flex-col">
      <legend className="font-bold">{t.rightsOf}</legend>
      {staffRights.map((right) => (
        <Checkbox
          key={right}
          name={right}
          checked={rights.includes(right)}
          disabled={locked}
          onChange={(checked) => onChange(staffRights.filter((it) => (it === right ? checked : rights.includes(it))))}
        >
          {t.rights[right]}
        </Checkbox>
      ))}
      {locked && <p className="text-sm text-mute">{t.adminOnly}</p>}
    </fieldset>
  );
}
