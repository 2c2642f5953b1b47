import type { ReactNode } from 'react';

import { hiddenInput } from './chips.tsx';

interface SegmentsProps<Value extends string> {
  /** Read out; what is chosen is seen. */
  label: string;
  name: string;
  parts: ReadonlyArray<{ value: Value; label: ReactNode; picture?: ReactNode }>;
  value: Value;
  onChange(value: Value): void;
}

/** One of two to five short words that change what is seen at once: kind, child, view. */
export const Segments = <Value extends string>({ label, name, parts, value, onChange }: SegmentsProps<Value>) => (
  <fieldset className="min-w-0 max-w-full">
    <legend className="sr-only">{label}</legend>
    <div className="flex gap-1 overflow-x-auto rounded-md bg-sunk p-1">
      {parts.map((part) => (
        <label
          key={part.value}
          className="press relative inline-flex min-h-11 shrink-0 grow items-center justify-center gap-2 rounded-sm px-2 text-sm font-bold text-mute hover:text-ink sm:px-3 sm:text-base has-checked:bg-card has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={part.value}
            checked={part.value === value}
            onChange={() => onChange(part.value)}
            className={hiddenInput}
          />
          {part.picture}
          <span className="max-w-40 wrap-anywhere">{part.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
