import { type ReactNode, useId } from 'react';

import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';

interface CheckboxProps {
  /** The words, which may hold a link. */
  children: ReactNode;
  name: string;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?(checked: boolean): void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Yes or no, sent with a form. */
export function Checkbox({ children, name, defaultChecked, checked, onChange, error, disabled = false }: CheckboxProps) {
  const id = useId();
  const fromForm = useFieldError(name);
  const wrong = error ?? fromForm;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          type="checkbox"
          name={name}
          disabled={disabled}
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => onChange?.(event.target.checked)}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-error`}
          className="mt-0.5 size-5.5 shrink-0 accent-brand"
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`} error={wrong} />
    </div>
  );
}

interface SwitchProps {
  children: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  /** A quieter line under the words. */
  note?: string;
  disabled?: boolean;
}

/** On or off, at once, without a form. */
export function Switch({ children, checked, onChange, note, disabled = false }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4 py-1.5">
      <span className="flex flex-col">
        <span className="font-bold">{children}</span>
        {note !== undefined && <span className="text-sm text-mute">{note}</span>}
      </span>
      <span className="relative inline-flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-edge bg-sunk transition-colors has-checked:border-brand has-checked:bg-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute -inset-2 m-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span className="pointer-events-none ml-1 size-5.5 rounded-full bg-mute transition-transform duration-120 ease-spring peer-checked:translate-x-5.5 peer-checked:bg-on-brand" />
      </span>
    </label>
  );
}
