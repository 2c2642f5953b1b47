import { controlLook, Field, type FieldProps } from './field.tsx';

interface PinFieldProps extends FieldProps {
  autoComplete: 'off' | 'one-time-code';
  digits?: number;
}

/** A few digits, big and hidden while they are typed; the digits' keyboard on a phone. */
export const PinField = ({ autoComplete, digits = 4, ...field }: PinFieldProps) => (
  <Field {...field}>
    {(tied) => (
      <input
        {...tied}
        type="password"
        inputMode="numeric"
        autoComplete={autoComplete}
        maxLength={digits}
        pattern="\d*"
        className={`${controlLook} figures max-w-40 text-center tracking-[0.5em]`}
      />
    )}
  </Field>
);
