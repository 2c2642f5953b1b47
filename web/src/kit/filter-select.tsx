import { ChevronDown, Icon } from './icon.tsx';
import type { Option } from './select.tsx';

interface FilterSelectProps<Value extends string> {
  /** Read out; the chosen words say what is filtered. */
  label: string;
  options: readonly Option<Value>[];
  /** The words for no filter at all. */
  any: string;
  value: Value | undefined;
  onChoose(value: Value | undefined): void;
}

/** Narrows a list, beside its search field; typing the first letters finds an option. */
export function FilterSelect<Value extends string>({ label, options, any, value, onChoose }: FilterSelectProps<Value>) {
  return (
    <span className="relative block grow basis-56 md:grow-0">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChoose(options.find((option) => option.value === event.target.value)?.value)}
        className="h-11 w-full appearance-none rounded-sm border-2 border-edge bg-card pr-10 pl-3.5 text-base text-ink hover:border-brand"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mute" />
    </span>
  );
}
