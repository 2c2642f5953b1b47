import type { ExchangeTerms } from '@school/contract/catalogue/manager-shapes';
import { productLimits } from '@school/contract/catalogue/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { NumberField } from '#kit/number-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';

import { OnRecord } from '../dated/on-record.tsx';
import { useReason } from '../../use-reason.ts';

/** How lessons of one kind are exchanged for the other, and who set it so. */
export function ExchangeTermsCard() {
  const t = useTexts('managerProducts').exchange;
  const locale = useLocale();
  const { data } = useQuery({ ...queryOf('GET /manager/exchange-terms'), staleTime: 0 });
  const [opened, setOpened] = useState(false);
  if (!data) return null;
  const [last] = data.changes;
  return (
    <Card label={t.title} className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
        <h2 className="text-lg">{t.title}</h2>
        <p>{words(t, data.terms)}</p>
        {data.coming && <p>{t.coming(at(locale, data.coming.from, 'dayTime', schoolZone), words(t, data.coming.terms))}</p>}
        {last && <OnRecord at={last.at} by={last.by} reason={last.reason} />}
      </div>
      <Button onPress={() => setOpened(true)}>{t.change}</Button>
      {opened && <TermsSheet terms={data.terms} onClose={() => setOpened(false)} />}
    </Card>
  );
}

const words = (t: ReturnType<typeof useTexts<'managerProducts'>>['exchange'], terms: ExchangeTerms): string =>
  terms.by === 'value' ? t.byValue : t.atRate(terms.individual, terms.group);

function TermsSheet({ terms, onClose }: { terms: ExchangeTerms; onClose(): void }) {
  const t = useTexts('managerProducts').exchange;
  const locale = useLocale();
  const [by, setBy] = useState<ExchangeTerms['by']>(terms.by);
  const [individual, setIndividual] = useState<number | undefined>(terms.by === 'rate' ? terms.individual : 1);
  const [group, setGroup] = useState<number | undefined>(terms.by === 'rate' ? terms.group : 2);
  const set = useCall('POST /manager/exchange-terms', { changes: ['GET /manager/exchange-terms'] });
  const submit = async (_: FormData, reason: string) => {
    if (by === 'rate' && (individual === undefined || group === undefined)) return { individual: t.wrong(productLimits.exchangeMost) };
    const asked: ExchangeTerms = by === 'value' ? { by } : { by, individual: individual ?? 1, group: group ?? 1 };
    const { coming } = await set.mutateAsync({ body: { terms: asked, reason } });
    return coming ? t.savedFrom(at(locale, coming.from, 'dayTime', schoolZone)) : t.saved;
  };
  return (
    <FormSheet title={t.title} onClose={onClose} reason={useReason()} submit={{ label: t.save }} onSubmit={submit}>
      <RadioChips
        label={t.how}
        name="by"
        required
        value={by}
        onChange={(way) => setBy(way)}
        chips={choicesOf(t.ways, ['value', 'rate'] as const)}
      />
      <p className="text-sm text-mute">{t.about[by]}</p>
      {by === 'rate' && (
        <>
          <NumberField
            name="individual"
            label={t.individual}
            required
            value={individual}
            onChange={setIndividual}
            min={1}
            max={productLimits.exchangeMost}
          />
          <NumberField name="group" label={t.group} required value={group} onChange={setGroup} min={1} max={productLimits.exchangeMost} />
        </>
      )}
    </FormSheet>
  );
}
