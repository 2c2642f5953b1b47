import { type ChosenReason, mostWords, otherReason } from './reason.ts';
import { Select } from './select.tsx';
import { TextArea } from './text-field.tsx';

interface ReasonChoiceProps {
  /** The usual reasons in words, by name; «other» is not among them. */
  usual: Readonly<Record<string, string>>;
  t: { label: string; help?: string; comment: string; other: string };
  chosen: ChosenReason;
  onChange(chosen: ChosenReason): void;
}

/** Why, out of a list that ends with «other»; words of one's own may be added to each, and «other» is nothing without them. */
export function ReasonChoice({ usual, t, chosen, onChange }: ReasonChoiceProps) {
  return (
    <>
      <Select
        label={t.label}
        {...(t.help !== undefined && { help: t.help })}
        name="reason"
        required
        options={[...Object.entries(usual).map(([value, label]) => ({ value, label })), { value: otherReason, label: t.other }]}
        value={chosen.kind ?? ''}
        onChange={(kind) => onChange({ ...chosen, kind })}
      />
      {chosen.kind !== undefined && (
        <TextArea
          label={t.comment}
          name="comment"
          rows={2}
          maxLength={mostWords}
          required={chosen.kind === otherReason}
          value={chosen.words}
          onChange={(words) => onChange({ ...chosen, words })}
        />
      )}
    </>
  );
}
