import { type ReactNode, useId } from 'react';

import { classNames } from './class-names.ts';
import { useFieldError } from './form.tsx';
import { CircleAlert, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

/** What every field has in common. */
export interface FieldProps {
  label: string;
  name: string;
  /** What is wrong with it, in words; by default the form knows. */
  error?: string | undefined;
  /** One line under the label that helps before typing. */
  help?: string;
  required?: boolean;
  /** Of a field that is not required alone: what is said in place of «optional», such as what may be filled in its place. */
  unlessFilled?: string;
  disabled?: boolean;
}

/** Ids and aria attributes that tie a control to its label, its help and its error. */
export interface Tied {
  id: string;
  name: string;
  required: boolean;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, help under it, the control, and the error beside the control. */
export function Field({
  label,
  name,
  error,
  help,
  required = false,
  unlessFilled,
  disabled = false,
  children,
}: FieldProps & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const { words } = useSurroundings();
  const fromForm = useFieldError(name);
  const wrong = error ?? fromForm;
  const describedBy = classNames(help !== undefined && `${id}-help`, wrong !== undefined && `${id}-error`) || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
        {!required && <span className="text-sm font-normal text-mute"> · {unlessFilled ?? words.optional}</span>}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-sm text-mute">
          {help}
        </p>
      )}
      {children({ id, name, required, disabled, 'aria-invalid': wrong === undefined ? undefined : true, 'aria-describedby': describedBy })}
      <FieldError id={`${id}-error`} error={wrong} />
    </div>
  );
}

/** The error beside a control; never by colour alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-bold text-bad">
      <Icon of={CircleAlert} size={18} className="mt-0.5" />
      {error}
    </p>
  );
}

/** The look of one-line controls. */
export const controlLook =
  'min-h-12 w-full rounded-sm border-2 border-edge bg-card px-3.5 text-base text-ink transition-colors placeholder:text-mute hover:border-brand aria-invalid:border-bad disabled:bg-sunk disabled:text-mute';
