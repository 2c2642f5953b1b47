import { controlLook, Field, type FieldProps } from './field.tsx';
import { ChevronDown, Icon } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  defaultValue?: Value | '';
  value?: Value | '';
  onChange?(value: Value): void;
}

const toldAlready = () => undefined;

/** One of many. The device's own list: the best there is on a phone, and it weighs nothing. */
export function Select<Value extends string>({ options, defaultValue = '', value, onChange, ...field }: SelectProps<Value>) {
  const { words } = useSurroundings();
  const pick = (chosen: string) => {
    const option = options.find((it) => it.value === chosen);
    if (option) onChange?.(option.value);
  };
  return (
    <Field {...field}>
      {(tied) => (
        <span className="relative block">
          <select
            {...tied}
            {...(value === undefined ? { defaultValue } : { value })}
            // Once, at the input: a form takes its error back then, and drawn with the old value the list would have lost the new one before
            // the change, which tells the same a second time.
            onInput={(event) => pick(event.currentTarget.value)}
            onChange={toldAlready}
            className={`${controlLook} appearance-none pr-11`}
          >
            {(value ?? defaultValue) === '' && (
              <option value="" disabled>
                {words.choose}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-mute" />
        </span>
      )}
    </Field>
  );
}
