import { Currency } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';
import { DateField } from '#kit/date-field.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { useReason } from '../use-reason.ts';
import { minorUnits, typedAmount } from '../money/dated/amounts.ts';

const amounts = ['trial', 'short', 'long', 'group', 'perHead'] as const;
/** Shares of a lesson, and what is offered before any are agreed. */
const percents = { missed: 50, late: 0 } as const;
/** «0» is an amount, too: a school may pay nothing for a trial. */
const amountOf = (typed: string) => (/^0+([.,]0{1,2})?$/.test(typed.trim()) ? 0 : minorUnits(typed));

const isPercent = (typed: string) => /^(\d{1,2}|100)$/.test(typed);

/** What a teacher is paid for a lesson, from a day on: the terms so far, and new ones with a reason. */
export function RateSheet({ teacherId, name, onClose }: { teacherId: string; name: string; onClose(): void }) {
  const { rates: t } = useTexts('managedTeachers');
  const { lessonMinutes } = useSchool();
  const names = { ...t, short: t.short(lessonMinutes.from), long: t.long(lessonMinutes.to) };
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /manager/teachers/:teacherId/rates', { params: { teacherId } }));
  const set = useCall('POST /manager/teachers/:teacherId/rates', { changes: ['GET /manager/teachers/:teacherId/rates'] });
  const reason = useReason({ maxLength: 300, rows: 3 });
  const latest = data?.rates[0];
  const [day, setDay] = useState<string>();
  const from = day ?? data?.earliest ?? '';
  const submit = async (typedData: FormData, why: string) => {
    const read = (field: string) => typedText(typedData, field).trim();
    const [missed, late] = [read('missed'), read('late')];
    const typed = {
      trial: amountOf(read('trial')),
      short: amountOf(read('short')),
      long: amountOf(read('long')),
      group: amountOf(read('group')),
      perHead: amountOf(read('perHead')),
    };
    const { trial, short, long, group, perHead } = typed;
    const wrong = {
      ...(from === '' && { from: t.dayNeeded }),
      ...Object.fromEntries(amounts.filter((it) => typed[it] === undefined).map((it) => [it, t.amountNeeded])),
      ...(!isPercent(missed) && { missed: t.percentNeeded }),
      ...(!isPercent(late) && { late: t.percentNeeded }),
    };
    if (trial === undefined || short === undefined || long === undefined || group === undefined || perHead === undefined) return wrong;
    if (Object.keys(wrong).length > 0) return wrong;
    const currency = Currency.options.find((it) => it === read('currency')) ?? 'BYN';
    await set.mutateAsync({
      params: { teacherId },
      body: {
        from,
        currency,
        trial,
        short,
        long,
        group,
        perHead,
        missedPercent: Number(missed),
        latePercent: Number(late),
        reason: why,
      },
    });
    return t.saved;
  };
  return (
    <FormSheet
      title={t.openOf(name)}
      label={t.set}
      onClose={onClose}
      above={
        data ? (
          <>
            {data.rates.length === 0 && <p>{t.none}</p>}
            <ul className="flex flex-col divide-y divide-line">
              {data.rates.map((rate) => (
                <li key={rate.rateId} className="flex flex-col gap-0.5 py-2">
                  <span className="font-bold figures">
                    {amounts.map((it) => `${names[it]}: ${money(locale, { amount: rate[it], currency: rate.currency })}`).join(' · ')}
                  </span>
                  <span className="text-sm text-mute">
                    {t.percents(rate.missedPercent, rate.latePercent)} · {t.line(dateText(locale, rate.from, 'date'), rate.setBy)} ·{' '}
                    {rate.reason}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Skeleton className="h-56" />
        )
      }
      reason={data && reason}
      submit={data && { label: t.set }}
      onSubmit={submit}
      onRefusal={atFields({ from: ['scheduling.rate_begun'], '': ['scheduling.teacher_not_found'] })}
    >
      {data && (
        <>
          <DateField
            label={t.from}
            name="from"
            required
            value={from}
            onChange={setDay}
            {...(data.earliest !== null && { min: data.earliest })}
          />
          <Select
            name="currency"
            label={t.currency}
            required
            defaultValue={latest?.currency ?? 'BYN'}
            options={Currency.options.map((value) => ({ value, label: value }))}
          />
          <div className="grid grid-cols-2 gap-4">
            {amounts.map((it) => (
              <TextField
                key={it}
                name={it}
                label={names[it]}
                inputMode="decimal"
                defaultValue={latest ? typedAmount(latest[it]) : ''}
                maxLength={12}
                required
              />
            ))}
          </div>
          <div className="grid grid-cols-2 gap-4">
            {(['missed', 'late'] as const).map((it) => (
              <TextField
                key={it}
                name={it}
                label={t[it]}
                inputMode="numeric"
                defaultValue={String(latest?.[`${it}Percent`] ?? percents[it])}
                maxLength={3}
                required
              />
            ))}
          </div>
        </>
      )}
    </FormSheet>
  );
}
