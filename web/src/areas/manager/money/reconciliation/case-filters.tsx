import { caseKinds, type CaseKind } from '@school/contract/reconciliation/shapes';
import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { SearchField } from '#kit/search-field.tsx';

export interface Wanted {
  search: string;
  kind: CaseKind | undefined;
  state: 'open' | 'closed';
}

interface CaseFiltersProps {
  wanted: Wanted;
  counts: AnswerOf<'GET /manager/reconciliation'>['counts'];
  onWant(wanted: Partial<Wanted>): void;
}

/** Which cases are shown: of what kind, still open or closed, and with which words. */
export function CaseFilters({ wanted, counts, onWant }: CaseFiltersProps) {
  const t = useTexts('reconciliation');
  const openOf = (kind: CaseKind) => counts.find((it) => it.kind === kind)?.open ?? 0;
  const named = (kind: CaseKind) => (wanted.state === 'open' ? t.kindWith(t.kinds[kind], openOf(kind)) : t.kinds[kind]);
  const all = counts.reduce((sum, { open }) => sum + open, 0);
  return (
    <div className="flex flex-col gap-3">
      <RadioChips
        label={t.state}
        labelHidden
        name="state"
        chips={(['open', 'closed'] as const).map((state) => ({ value: state, label: t.states[state] }))}
        value={wanted.state}
        onChange={(state) => onWant({ state })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField words={t.search} search={wanted.search} onSearch={(search) => onWant({ search })} />
        <FilterSelect
          label={t.kind}
          any={wanted.state === 'open' ? t.anyKind(all) : t.list}
          options={caseKinds.map((kind) => ({ value: kind, label: named(kind) }))}
          value={wanted.kind}
          onChoose={(kind) => onWant({ kind })}
        />
      </div>
    </div>
  );
}
