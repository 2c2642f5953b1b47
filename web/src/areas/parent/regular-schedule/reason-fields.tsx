import { useState } from 'react';

import { RadioChips } from '#kit/chips.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { otherReason } from './reason.ts';

interface ReasonFieldsProps {
  /** Reasons in words, by name. */
  reasons: Readonly<Record<string, string>>;
  t: { label: string; comment: string; other: string };
  onChange?(reason: string): void;
}

/** Why, as chips; with «other» in one's own words, which every reason may have. Stands in a `Form`; read by `reasonFrom`. */
export function ReasonFields({ reasons, t, onChange }: ReasonFieldsProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <RadioChips
        label={t.label}
        name="reason"
        required
        chips={[...Object.entries(reasons).map(([value, label]) => ({ value, label })), { value: otherReason, label: t.other }]}
        value={chosen}
        onChange={(reason) => {
          setChosen(reason);
          onChange?.(reason);
        }}
      />
      {chosen !== undefined && <TextArea label={t.comment} name="comment" maxLength={400} rows={2} required={chosen === otherReason} />}
    </>
  );
}
