import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';
import { useSurroundings } from './surroundings.tsx';

export interface Chip<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second, quieter line. */
  note?: string;
  /** A face or a picture before the words. */
  picture?: ReactNode;
  disabled?: boolean;
}

interface ChipsProps<Value extends string> {
  label: string;
  /** The label is read out but not shown: the heading above says it. */
  labelHidden?: boolean;
  name: string;
  chips: readonly Chip<Value>[];
  help?: string;
  error?: string | undefined;
  required?: boolean;
  /** `row` goes on in one line that scrolls by itself; `wrap` breaks lines; `grid` has equal columns. */
  layout?: 'wrap' | 'row' | 'grid';
}

const layouts = {
  wrap: 'flex flex-wrap gap-2',
  row: '-mx-1 flex gap-2 overflow-x-auto px-1 pt-1 pb-2',
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2',
};

/** The look of a chip, for other groups of chips. */
export const chipLook =
  'press relative inline-flex min-h-12 max-w-full shrink-0 items-center justify-center gap-2 rounded-full border-2 border-line bg-card px-4 py-1.5 font-bold hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-ink has-disabled:bg-sunk has-disabled:text-mute has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

interface OneProps<Value extends string> extends ChipsProps<Value> {
  defaultValue?: Value;
  value?: Value | undefined;
  onChange?(value: Value): void;
}

/** One of a few, as big chips: all are seen at once, one tap chooses. Arrow keys move, as in any radio group. */
export function RadioChips<Value extends string>({ defaultValue, value, onChange, ...rest }: OneProps<Value>) {
  return (
    <Group {...rest}>
      {(chip, name) => (
        <input
          type="radio"
          name={name}
          value={chip.value}
          disabled={chip.disabled}
          {...(onChange
            ? { checked: value === chip.value, onChange: () => onChange(chip.value) }
            : { defaultChecked: defaultValue === chip.value })}
          className={hiddenInput}
        />
      )}
    </Group>
  );
}

interface SomeProps<Value extends string> extends ChipsProps<Value> {
  defaultValue?: readonly Value[];
  value?: readonly Value[];
  onChange?(value: Value[]): void;
  /** No more than this many; the others wait until one is given back. */
  most?: number;
}

/** Some of a few, as big chips. The values come in the order of the chips. */
export function CheckChips<Value extends string>({ defaultValue, value, onChange, most = Infinity, chips, ...rest }: SomeProps<Value>) {
  const full = value !== undefined && value.length >= most;
  const toggled = (chip: Chip<Value>) =>
    chips.map((it) => it.value).filter((it) => (it === chip.value ? !value?.includes(it) : value?.includes(it)));
  return (
    <Group {...rest} chips={full ? chips.map((chip) => (value.includes(chip.value) ? chip : { ...chip, disabled: true })) : chips}>
      {(chip, name) => (
        <input
          type="checkbox"
          name={name}
          value={chip.value}
          disabled={chip.disabled}
          {...(onChange
            ? { checked: value?.includes(chip.value) ?? false, onChange: () => onChange(toggled(chip)) }
            : { defaultChecked: defaultValue?.includes(chip.value) ?? false })}
          className={hiddenInput}
        />
      )}
    </Group>
  );
}

/** The real control covers its chip, unseen: a tap, a screen reader and a form find it where the chip is. */
export const hiddenInput = 'absolute inset-0 m-0 size-full cursor-pointer rounded-full opacity-0 disabled:cursor-not-allowed';

function Group<Value extends string>({
  label,
  labelHidden = false,
  name,
  chips,
  help,
  error,
  required = false,
  layout = 'wrap',
  children,
}: ChipsProps<Value> & { children: (chip: Chip<Value>, name: string) => ReactNode }) {
  const id = useId();
  const { words } = useSurroundings();
  const fromForm = useFieldError(name);
  const wrong = error ?? fromForm;
  const row = useRef<HTMLDivElement>(null);
  // What is chosen is seen: a strip that goes on beyond the screen begins at it.
  useEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.closest('label');
    if (layout !== 'row' || !row.current || !chosen) return;
    const [box, chip] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (chip.right > box.right || chip.left < box.left) row.current.scrollLeft += chip.left - box.left - (box.width - chip.width) / 2;
  }, [layout]);
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={classNames(help !== undefined && `${id}-help`, wrong !== undefined && `${id}-error`) || undefined}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 font-bold'}>
        {label}
        {!required && !labelHidden && <span className="text-sm font-normal text-mute"> · {words.optional}</span>}
      </legend>
      {help !== undefined && (
        <p id={`${id}-help`} className="text-sm text-mute">
          {help}
        </p>
      )}
      <div ref={row} className={layouts[layout]}>
        {chips.map((chip) => (
          <label key={chip.value} className={chipLook}>
            {children(chip, name)}
            {chip.picture}
            <span className="flex flex-col items-start">
              {chip.label}
              {chip.note !== undefined && <span className="text-sm font-normal text-mute">{chip.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={wrong} />
    </fieldset>
  );
}
