import { processStates } from '@school/contract/calendar/limits';

import { useTexts } from '#i18n/texts.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import type { ProcessState } from './use-families-place.ts';

interface StateFilterProps {
  state: ProcessState | undefined;
  onChoose(state: ProcessState | undefined): void;
}

/** Families with at least one kid in that state. */
export function StateFilter({ state, onChoose }: StateFilterProps) {
  const t = useTexts('manager');
  return (
    <FilterSelect
      label={t.state}
      any={t.anyState}
      options={processStates.map((value) => ({ value, label: t.states[value] }))}
      value={state}
      onChoose={onChoose}
    />
  );
}
