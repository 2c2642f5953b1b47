import type { FamilyMoney } from '@school/contract/back-office/money-shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';
import { familyCalls } from './family-calls.ts';
import { ReasonText, reasonOf } from './reason-text.tsx';

type Kind = 'gold' | 'silver';

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
  const lots = lotsOf(kind);
  const lot = lots.find((it) => it.lotId === lotId);
  const most = (lot ? [lot] : lots).reduce((sum, { free }) => sum + free, 0);
  const isLarge = (units ?? 0) > of.unitsAlone;

  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const reason = reasonOf(form);
    if (!units) return { units: t.form.unitsNeeded };
    if (reason === '') return { reason: t.form.reasonNeeded };
    const body = { kind, units, as, lotId: lot?.lotId ?? null, reason };
    const { state } = await take.mutateAsync({ params: { familyId: of.familyId }, body });
    raiseNotice({ tone: 'good', text: state === 'done' ? t.taken(units) : t.waits });
    onClose();
    return undefined;
  };

  return (
    <Sheet title={t.take} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields({ 'ledger.not_enough_free': 'units' })} label={t.take}>
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
            {lots.length === 0 && <p className="font-bold text-warn">{t.form.nothingFree}</p>}
            {lots.length > 0 && (
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
                <ReasonText />
                <p aria-live="polite" className={isLarge ? 'rounded-sm bg-warn-soft p-3 font-bold text-warn' : 'text-sm text-mute'}>
                  {t.form.second(of.unitsAlone)}
                </p>
                <Button type="submit" kind="danger" size="large" busy={pending}>
                  {isLarge ? t.form.ask : t.form.takeDo(units ?? 0)}
                </Button>
              </>
            )}
          </>
        )}
      </Form>
    </Sheet>
  );
}
