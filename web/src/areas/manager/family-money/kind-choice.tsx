import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

export type Kind = 'gold' | 'silver';

/** Lessons of which kind. */
export function KindChoice({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) {
  const t = useTexts('familyMoney');
  return (
    <RadioChips
      label={t.form.kind}
      name="kind"
      required
      chips={(['gold', 'silver'] as const).map((value) => ({ value, label: t.kinds[value] }))}
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
