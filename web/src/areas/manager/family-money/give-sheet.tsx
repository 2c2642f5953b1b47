import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { FamilyMoney } from '@school/contract/back-office/money-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { NumberField } from '#kit/number-field.tsx';

import { useReason } from '../use-reason.ts';
import { familyCalls } from './family-calls.ts';
import { type Kind, KindChoice, SecondNeeded } from './kind-choice.tsx';

/** Gives lessons to the family; above the limit it asks a second manager. */
export function GiveSheet({ of, onClose }: { of: FamilyMoney; onClose(): void }) {
  const t = useTexts('familyMoney');
  const [kind, setKind] = useState<Kind>('gold');
  const [units, setUnits] = useState<number | undefined>(1);
  const give = useCall('POST /manager/families/:familyId/grants', { changes: familyCalls });
  const isLarge = (units ?? 0) > of.unitsAlone;
  const submit = async (_: FormData, reason: string) => {
    if (!units) return { units: t.form.unitsNeeded };
    const { state } = await give.mutateAsync({ params: { familyId: of.familyId }, body: { kind, units, reason } });
    return state === 'done' ? t.given(units) : t.waits;
  };
  return (
    <FormSheet
      title={t.give}
      onClose={onClose}
      reason={useReason({ help: t.form.reasonHelp, maxLength: 300, rows: 3 })}
      submit={{ label: isLarge ? t.form.ask : t.form.giveDo(units ?? 0) }}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      <KindChoice kind={kind} onChange={setKind} />
      <NumberField
        label={t.form.units}
        name="units"
        required
        min={1}
        max={backOfficeLimits.unitsAtOnce}
        value={units}
        onChange={setUnits}
      />
      <p className="text-sm text-mute">{t.form.asPackage}</p>
      <SecondNeeded isLarge={isLarge} alone={of.unitsAlone} />
    </FormSheet>
  );
}
