import type { ReactNode } from 'react';

import { hiddenInput } from './chips.tsx';
import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';

interface RadioCardsProps<Value extends string> {
  /** Read out; the heading above says it to the eye. */
  label: string;
  name: string;
  /** What stands in each; its first words name it. */
  cards: ReadonlyArray<{ value: Value; content: ReactNode }>;
  value?: Value | undefined;
  onChange?(value: Value): void;
  /** A finger or a mouse has chosen. Arrow keys, or what is put back from a draft, only choose. */
  onTap?(): void;
}

const look =
  'relative flex min-h-16 items-center gap-4 rounded-md border-2 border-line bg-card px-4 py-2 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** One of a few weighty things, each a row of its own: a subject, a teacher. */
export function RadioCards<Value extends string>({ label, name, cards, value, onChange, onTap }: RadioCardsProps<Value>) {
  const wrong = useFieldError(name);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={wrong === undefined ? undefined : `${name}-wrong`}>
      <legend className="sr-only">{label}</legend>
      {cards.map((card) => (
        <label key={card.value} className={look}>
          <input
            type="radio"
            name={name}
            value={card.value}
            {...(onChange && { checked: value === card.value, onChange: () => onChange(card.value) })}
            className={`${hiddenInput} peer`}
            onClick={(event) => {
              if (event.detail > 0) onTap?.();
            }}
          />
          <span className="flex min-w-0 grow flex-col">{card.content}</span>
          <span aria-hidden className="size-6 shrink-0 rounded-full border-2 border-edge peer-checked:border-8 peer-checked:border-brand" />
        </label>
      ))}
      <FieldError id={`${name}-wrong`} error={wrong} />
    </fieldset>
  );
}
