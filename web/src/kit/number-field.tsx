import { controlLook, Field, type FieldProps } from './field.tsx';
import { Icon, Minus, Plus } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

interface NumberFieldProps extends FieldProps {
  value: number | undefined;
  onChange(value: number | undefined): void;
  min?: number;
  max?: number;
  step?: number;
}

/** A whole number: typed, or by a step at a time. */
export function NumberField({ value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, ...field }: NumberFieldProps) {
  const { words } = useSurroundings();
  const within = (n: number) => Math.min(max, Math.max(min, n));
  const typed = (text: string) => {
    const digits = text.replace(/\D/g, '');
    onChange(digits === '' ? undefined : Math.min(max, Number(digits)));
  };
  return (
    <Field {...field}>
      {(tied) => (
        <span className="flex items-center gap-2">
          <button
            type="button"
            aria-label={words.less}
            onClick={() => onChange(within((value ?? min) - step))}
            disabled={(value ?? min) <= min}
            className={stepLook}
          >
            <Icon of={Minus} />
          </button>
          <input
            {...tied}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value ?? ''}
            onChange={(event) => typed(event.target.value)}
            onBlur={() => value !== undefined && onChange(within(value))}
            className={`${controlLook} figures max-w-28 text-center`}
          />
          <button
            type="button"
            aria-label={words.more}
            onClick={() => onChange(within((value ?? min) + step))}
            disabled={(value ?? min) >= max}
            className={stepLook}
          >
            <Icon of={Plus} />
          </button>
        </span>
      )}
    </Field>
  );
}

const stepLook =
  'press grid size-12 shrink-0 place-items-center rounded-full border-2 border-line bg-card shadow-press hover:border-brand disabled:bg-sunk disabled:text-mute disabled:shadow-none';
