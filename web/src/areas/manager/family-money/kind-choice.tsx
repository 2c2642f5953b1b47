import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';

export type Kind = 'gold' | 'silver';

/** Lessons of which kind. */
export function KindChoice({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) {
  const t = useTexts('familyMoney');
  return (
    <RadioChips
      label={t.form.kind}
      name="kind"
      required
      chips={choicesOf(t.kinds, ['gold', 'silver'] as const)}
      value={kind}
      onChange={onChange}
    />
  );
}

/** From how many lessons on a second manager has to agree. */
export function SecondNeeded({ isLarge, alone }: { isLarge: boolean; alone: number }) {
  const t = useTexts('familyMoney').form;
  return (
    <p aria-live="polite" className={isLarge ? 'rounded-sm bg-warn-soft p-3 font-bold text-warn' : 'text-sm text-mute'}>
      {t.second(alone)}
    </p>
  );
}
