import type { FamilyMoney } from '@school/contract/back-office/money-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { RadioChips } from '#kit/chips.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';

import { useReason } from '../use-reason.ts';
import { familyCalls } from './family-calls.ts';
import { type Kind, KindChoice, SecondNeeded } from './kind-choice.tsx';

/** Takes free lessons away: for what, out of what, why; above the limit it asks a second manager. */
export function TakeSheet({ of, onClose }: { of: FamilyMoney; onClose(): void }) {
  const t = useTexts('familyMoney');
  const locale = useLocale();
  const lotsOf = (kind: Kind) => of.lots.filter((lot) => lot.kind === kind && lot.free > 0);
  const [kind, setKind] = useState<Kind>(lotsOf('gold').length > 0 ? 'gold' : 'silver');
  const [as, setAs] = useState<'overdue' | 'withdrawing'>('overdue');
  const [lotId, setLotId] = useState('');
  const [units, setUnits] = useState<number | undefined>(1);
  const take = useCall('POST /manager/families/:familyId/write-offs', { changes: familyCalls });
  const reason = useReason({ help: t.form.reasonHelp, maxLength: 300, rows: 3 });
  const lots = lotsOf(kind);
  const isAny = lots.length > 0;
  const lot = lots.find((it) => it.lotId === lotId);
  const most = (lot ? [lot] : lots).reduce((sum, { free }) => sum + free, 0);
  const isLarge = (units ?? 0) > of.unitsAlone;

  const submit = async (_: FormData, why: string) => {
    if (!units) return { units: t.form.unitsNeeded };
    const body = { kind, units, as, lotId: lot?.lotId ?? null, reason: why };
    const { state } = await take.mutateAsync({ params: { familyId: of.familyId }, body });
    return state === 'done' ? t.taken(units) : t.waits;
  };
  return (
    <FormSheet
      title={t.take}
      onClose={onClose}
      reason={isAny ? reason : undefined}
      submit={isAny ? { label: isLarge ? t.form.ask : t.form.takeDo(units ?? 0), kind: 'danger' } : undefined}
      onSubmit={submit}
      onRefusal={atFields({ units: ['ledger.not_enough_free'] })}
    >
      <KindChoice kind={kind} onChange={setKind} />
      {!isAny && <p className="font-bold text-warn">{t.form.nothingFree}</p>}
      {isAny && (
        <>
          <RadioChips
            label={t.form.as}
            name="as"
            required
            chips={[
              { value: 'overdue' as const, label: t.form.overdue, note: t.form.overdueNote },
              { value: 'withdrawing' as const, label: t.form.withdrawing, note: t.form.withdrawingNote },
            ]}
            value={as}
            onChange={(value) => setAs(value)}
          />
          <Select
            label={t.form.lot}
            name="lot"
            required
            value={lot?.lotId ?? 'order'}
            options={[
              { value: 'order', label: t.form.inOrder },
              ...lots.map((it) => ({
                value: it.lotId,
                label: t.form.lotOption(
                  it.subscription ? t.subscription : t.sources[it.source],
                  it.free,
                  at(locale, it.expiresAt, 'date', schoolZone),
                ),
              })),
            ]}
            onChange={setLotId}
          />
          <NumberField label={t.form.units} name="units" required min={1} max={most} value={units} onChange={setUnits} />
          <SecondNeeded isLarge={isLarge} alone={of.unitsAlone} />
        </>
      )}
    </FormSheet>
  );
}
