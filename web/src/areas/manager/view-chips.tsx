import { choicesOf } from '#kit/choices.ts';
import { RadioChips } from '#kit/chips.tsx';

interface ViewChipsProps<Name extends string, Value extends string, Usual extends Value> {
  /** Its name in the address. */
  name: Name;
  words: Readonly<Record<Value | 'label', string>>;
  views: readonly Value[];
  value: Value;
  /** What is seen where the address names none. */
  usual: Usual;
  onChange(part: Partial<Record<Name, Exclude<Value, Usual> | undefined>>): void;
}

/** Which part of a page is looked at: the address says it, unless it is the usual one. */
export function ViewChips<Name extends string, Value extends string, Usual extends Value>(props: ViewChipsProps<Name, Value, Usual>) {
  const { name, words, views, value, usual, onChange } = props;
  const choose = (chosen: Value) => {
    const part: Partial<Record<string, Value>> = { [name]: chosen === usual ? undefined : chosen };
    onChange(part as Partial<Record<Name, Exclude<Value, Usual> | undefined>>);
  };
  return <RadioChips label={words.label} labelHidden name={name} chips={choicesOf(words, views)} value={value} onChange={choose} />;
}
