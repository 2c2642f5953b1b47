import { familyBalances, familyLessons } from '@school/contract/back-office/calls';
import { familiesLimits } from '@school/contract/families/limits';

import { useTexts } from '#i18n/texts.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import type { FamiliesPlace } from './use-families-place.ts';

/** What else the list is narrowed by: what is left, lessons, where the family came from. */
export function MoreFilters({ place }: { place: FamiliesPlace }) {
  const { filters: t } = useTexts('manager');
  const { sources } = useTexts('familyAdding');
  return (
    <>
      <FilterSelect
        label={t.balance}
        any={t.anyBalance}
        options={familyBalances.map((value) => ({ value, label: t.balances[value] }))}
        value={place.balance}
        onChoose={(balance) => place.narrow({ balance })}
      />
      <FilterSelect
        label={t.lessons}
        any={t.anyLessons}
        options={familyLessons.map((value) => ({ value, label: t.lessonsOf[value] }))}
        value={place.lessons}
        onChoose={(lessons) => place.narrow({ lessons })}
      />
      <FilterSelect
        label={t.source}
        any={t.anySource}
        options={familiesLimits.sources.map((value) => ({ value, label: sources[value] }))}
        value={place.source}
        onChoose={(source) => place.narrow({ source })}
      />
    </>
  );
}
