import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { TextField } from '#kit/text-field.tsx';

import { mostWords, type Reason, reasonKinds } from './reason.ts';

/** Why: one tap, and words where they are wanted. */
export function ReasonField({ reason, onChange }: { reason: Reason; onChange(reason: Reason): void }) {
  const t = useTexts('lessonChange');
  return (
    <>
      <RadioChips
        label={t.reason}
        name="reason"
        required
        chips={reasonKinds.map((kind) => ({ value: kind, label: t.reasons[kind] }))}
        value={reason.kind}
        onChange={(kind) => onChange({ ...reason, kind })}
      />
      {reason.kind !== undefined && (
        <TextField
          label={reason.kind === 'other' ? t.detailsNeeded : t.details}
          name="words"
          required={reason.kind === 'other'}
          maxLength={mostWords}
          value={reason.words}
          onChange={(words) => onChange({ ...reason, words })}
        />
      )}
    </>
  );
}
