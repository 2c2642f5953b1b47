import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { FamilyMoney } from '@school/contract/back-office/money-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { familyCalls } from './family-calls.ts';
import { ReasonText, reasonOf } from './reason-text.tsx';

/** Gives lessons to the family; above the limit it asks a second manager. */
export function GiveSheet({ of, onClose }: { of: FamilyMoney; onClose(): void }) {
  const t = useTexts('familyMoney');
  const [kind, setKind] = useState<'gold' | 'silver'>('gold');
  const [units, setUnits] = useState<number | undefined>(1);
  const give = useCall('POST /manager/families/:familyId/grants', { changes: familyCalls });
  const isLarge = (units ?? 0) > of.unitsAlone;

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = reasonOf(form);
    if (!units) return { units: t.form.unitsNeeded };
    if (reason === '') return { reason: t.form.reasonNeeded };
    const { state } = await give.mutateAsync({ params: { familyId: of.familyId }, body: { kind, units, reason } });
    raiseNotice({ tone: 'good', text: state === 'done' ? t.given(units) : t.waits });
    onClose();
    return undefined;
  };

  return (
    <Sheet title={t.give} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields()} label={t.give}>
        {({ pending }) => (
          <>
            <RadioChips
              label={t.form.kind}
              name="kind"
              required
              chips={(['gold', 'silver'] as const).map((value) => ({ value, label: t.kinds[value] }))}
              value={kind}
              onChange={(value) => setKind(value)}
            />
            <NumberField
              label={t.form.units}
              name="units"
              required
              min={1}
              max={backOfficeLimits.unitsAtOnce}
              value={units}
              onChange={setUnits}
            />
            <ReasonText />
            <p className="text-sm text-mute">{t.form.year}</p>
            <p aria-live="polite" className={isLarge ? 'rounded-sm bg-warn-soft p-3 font-bold text-warn' : 'text-sm text-mute'}>
              {t.form.second(of.unitsAlone)}
            </p>
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {isLarge ? t.form.ask : t.form.giveDo(units ?? 0)}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
