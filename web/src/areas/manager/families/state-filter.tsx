import { processStates } from '@school/contract/scheduling/limits';

import { useTexts } from '#i18n/texts.ts';
import { ChevronDown, Icon } from '#kit/icon.tsx';
import type { ProcessState } from './use-families-place.ts';

interface StateFilterProps {
  state: ProcessState | undefined;
  onChoose(state: ProcessState | undefined): void;
}

/** Families with at least one kid in that state; typing the first letters finds it. */
export function StateFilter({ state, onChoose }: StateFilterProps) {
  const t = useTexts('manager');
  return (
    <span className="relative block grow basis-56 md:grow-0">
      <select
        aria-label={t.state}
        value={state ?? ''}
        onChange={(event) => onChoose(processStates.find((known) => known === event.target.value))}
        className="h-11 w-full appearance-none rounded-sm border-2 border-edge bg-card pr-10 pl-3.5 text-base text-ink hover:border-brand"
      >
        <option value="">{t.anyState}</option>
        {processStates.map((known) => (
          <option key={known} value={known}>
            {t.states[known]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mute" />
    </span>
  );
}
