import { type HTMLInputAutoCompleteAttribute, useState } from 'react';

import { controlLook, Field, type FieldProps } from './field.tsx';
import { Eye, EyeOff, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  value?: string;
  onChange?(value: string): void;
  placeholder?: string;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
}

/** One line of text. */
export function TextField({
  type = 'text',
  autoComplete,
  defaultValue,
  value,
  onChange,
  placeholder,
  maxLength,
  inputMode,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(tied) => (
        <input
          {...tied}
          {...(value === undefined ? { defaultValue } : { value })}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          inputMode={inputMode}
          spellCheck={type === 'text'}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={controlLook}
        />
      )}
    </Field>
  );
}

/** A phone number: the digits' keyboard, and the browser's own memory of it. */
export const PhoneField = (props: Omit<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>) => (
  <TextField placeholder="+375 29 123-45-67" {...props} type="tel" inputMode="tel" autoComplete="tel" />
);

interface TextAreaProps extends FieldProps {
  defaultValue?: string;
  value?: string;
  onChange?(value: string): void;
  rows?: number;
  maxLength?: number;
}

/**
 * Several lines of text; grows with what is typed. A field that is as high as its content takes no notice of `rows`
 * (field-sizing): how many lines it begins with is a height of its own, with the padding and the edge of the look below.
 */
export function TextArea({ defaultValue, value, onChange, rows = 3, maxLength, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(tied) => (
        <textarea
          {...tied}
          {...(value === undefined ? { defaultValue } : { value })}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.5rem + 4px)` }}
          maxLength={maxLength}
          onChange={onChange && ((event) => onChange(event.target.value))}
          className={`${controlLook} field-sizing-content py-3`}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with an eye to look at it. */
export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { words } = useSurroundings();
  return (
    <Field {...field}>
      {(tied) => (
        <span className="relative block">
          <input
            {...tied}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlLook} pr-14`}
          />
          <button
            type="button"
            aria-label={shown ? words.hidePassword : words.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-sm text-mute hover:text-brand"
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </span>
      )}
    </Field>
  );
}
