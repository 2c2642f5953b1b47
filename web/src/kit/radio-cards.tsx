import { type MouseEvent, type ReactNode, useRef } from 'react';

import { FieldError } from './field.tsx';
import { useFieldError } from './form.tsx';

interface RadioCardsProps<Value extends string> {
  /** Read out; the heading above says it to the eye. */
  label: string;
  name: string;
  /** What stands in each; its first words name it. */
  cards: ReadonlyArray<{ value: Value; content: ReactNode; picture?: ReactNode }>;
  value?: Value | undefined;
  onChange?(value: Value): void;
  /** A finger or a mouse has chosen. Arrow keys, or what is put back from a draft, only choose. */
  onTap?(): void;
}

const look =
  'relative flex min-h-16 cursor-pointer items-center gap-4 rounded-md border-2 border-line bg-card px-4 py-2 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft';

/** One of a few weighty things, each a row of its own: a subject, a teacher. */
export function RadioCards<Value extends string>({ label, name, cards, value, onChange, onTap }: RadioCardsProps<Value>) {
  const wrong = useFieldError(name);
  const tapped = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = ({ detail }: MouseEvent) => {
    if (detail === 0 || !onTap) return;
    // A tap on the words is heard twice: there, and at the control they belong to.
    clearTimeout(tapped.current);
    tapped.current = setTimeout(onTap);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={wrong === undefined ? undefined : `${name}-wrong`}>
      <legend className="sr-only">{label}</legend>
      {cards.map((card) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys choose, and the button goes on
        <label key={card.value} className={look} onClick={hear}>
          {card.picture}
          <span className="flex min-w-0 grow flex-col">{card.content}</span>
          <input
            type="radio"
            name={name}
            value={card.value}
            {...(onChange && { checked: value === card.value, onChange: () => onChange(card.value) })}
            className="size-5.5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card checked:border-7 checked:border-brand"
          />
        </label>
      ))}
      <FieldError id={`${name}-wrong`} error={wrong} />
    </fieldset>
  );
}
