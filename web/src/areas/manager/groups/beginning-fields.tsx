import { settingLimits } from '@school/contract/school/limits';
import type { GroupRequested } from '@school/contract/groups/manager-shapes';

import { useTexts } from '#i18n/texts.ts';
import { plusDays, schoolZone, wallClock } from '#i18n/time.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { DateField } from '#kit/date-field.tsx';
import { fieldsOf } from '#kit/fields-of.ts';
import { NumberField } from '#kit/number-field.tsx';
import { useSurroundings } from '#kit/surroundings.tsx';

import { momentAt } from '../money/dated/start-of-day.ts';

/** When a group begins, as it is chosen: days on the school's clock, empty for none. */
export interface Beginning {
  startsOn: string;
  gathers: boolean;
  least: number;
  by: string;
  isLater: boolean;
  opensOn: string;
}

/** Today on the school's clock. */
export const useSchoolDay = (): string => wallClock(useSurroundings().now(), schoolZone).date;

/** A week from now, gathering at once: what is usual. */
/** Minutes past midnight at the school. */
const morning = 9 * 60;

export const usualBeginning = (today: string, least: number): Beginning => ({
  startsOn: plusDays(today, 7),
  gathers: false,
  least,
  by: plusDays(today, 6),
  isLater: false,
  opensOn: plusDays(today, 1),
});

/** The same as the school is asked; families see the group from the morning of the day. */
export const asked = ({
  startsOn,
  gathers,
  least,
  by,
  isLater,
  opensOn,
}: Beginning): Pick<GroupRequested, 'startsOn' | 'gathering' | 'opensAt'> => ({
  startsOn: startsOn === '' ? null : startsOn,
  gathering: gathers && by !== '' ? { least, by } : null,
  opensAt: isLater && opensOn !== '' ? momentAt(opensOn, morning, schoolZone) : null,
});

/** When it begins, whether it waits for enough children, and when families see it. */
export function BeginningFields({ value, onChange }: { value: Beginning; onChange(value: Beginning): void }) {
  const { fields: t } = useTexts('managedGroups');
  const today = useSchoolDay();
  const field = fieldsOf(value, (part) => onChange({ ...value, ...part }));
  return (
    <>
      <DateField {...field('startsOn')} label={t.startsOn} min={today} />
      <Checkbox name="gathers" checked={value.gathers} onChange={(gathers) => onChange({ ...value, gathers })}>
        {t.gathers}
      </Checkbox>
      {value.gathers && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            name="gathering"
            label={t.least}
            required
            min={1}
            max={settingLimits.groupPlaces.most}
            value={value.least}
            onChange={(least) => onChange({ ...value, least: least ?? 1 })}
          />
          <DateField {...field('by')} label={t.by} required min={plusDays(today, 1)} />
        </div>
      )}
      <Checkbox name="later" checked={value.isLater} onChange={(isLater) => onChange({ ...value, isLater })}>
        {t.later}
      </Checkbox>
      {value.isLater && <DateField {...field('opensOn')} label={t.opensOn} required min={plusDays(today, 1)} />}
    </>
  );
}
