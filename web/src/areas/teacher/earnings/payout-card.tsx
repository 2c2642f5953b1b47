import type { GivenFile } from '@school/contract/call';
import { payStates } from '@school/contract/payroll/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, datesBetween, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';

const types = {
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  act: 'application/pdf',
} as const;

/** Where the payout of a month stands, its weeks, what the school corrected, and the papers of it. */
export function PayoutCard({ month }: { month: string }) {
  const t = useTexts('payout');
  const locale = useLocale();
  const { data } = useQuery({ ...queryOf('GET /teacher/payout', { query: { month } }), placeholderData: keepPreviousData });
  const [busy, setBusy] = useState<keyof typeof types>();
  if (!data) return null;
  const { state, weeks, lines, closedAt, paidOn, account } = data;
  const save = async (which: keyof typeof types, file: Promise<GivenFile>) => {
    setBusy(which);
    try {
      const { name, bytes } = await file;
      saveFile(name, new Uint8Array(bytes), types[which]);
      raiseNotice({ tone: 'good', text: t.saved(name) });
    } finally {
      setBusy(undefined);
    }
  };
  const reached = payStates.indexOf(state);
  const sums = (totals: typeof data.totals) => totals.map((it) => money(locale, it)).join(' + ');
  return (
    <Card label={t.title} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.title}</h2>
      <ol className="flex flex-wrap gap-x-6 gap-y-2">
        {payStates.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className={`flex items-center gap-2 ${place <= reached ? 'font-bold' : 'text-mute'}`}
          >
            {place <= reached ? <Icon of={CircleCheck} /> : <span aria-hidden>{place + 1}</span>}
            {t.steps[step]}
          </li>
        ))}
      </ol>
      <p className="text-mute">
        {state === 'open' && t.open}
        {state === 'closed' && closedAt !== null && t.closed(at(locale, closedAt, 'date', schoolZone))}
        {state === 'paid' && paidOn !== null && t.paid(dateText(locale, paidOn, 'date'))}
        {state === 'paid' && account !== null && `, ${t.account(account)}`}
      </p>
      {weeks.length > 0 && (
        <section aria-label={t.weeks}>
          <h3 className="font-bold">{t.weeks}</h3>
          <dl className="figures grid grid-cols-[1fr_auto] gap-x-4">
            {weeks.map(({ from, to, lessons, totals }) => (
              <div key={from} className="contents">
                <dt className="border-t border-line py-2">{t.week(datesBetween(locale, from, to, 'day'), lessons)}</dt>
                <dd className="border-t border-line py-2 text-right font-bold">{sums(totals)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {lines.length > 0 && (
        <section aria-label={t.changes}>
          <h3 className="font-bold">{t.changes}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {lines.map((line) => (
              <li
                key={`${line.kind} ${line.eventId ?? ''} ${line.at ?? ''} ${line.text ?? ''}`}
                className="flex flex-wrap justify-between gap-x-4 py-2"
              >
                <span>
                  {[t.kinds[line.kind], line.at !== null && at(locale, line.at, 'date', schoolZone), line.text].filter(Boolean).join(', ')}
                </span>
                {line.pay && <span className="font-bold figures">{money(locale, line.pay)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'sheet'} onPress={() => void save('sheet', api('GET /teacher/payout-sheet', { query: { month } }))}>
          <Icon of={Download} />
          {t.sheet}
        </Button>
        {state !== 'open' && (
          <Button busy={busy === 'act'} onPress={() => void save('act', api('GET /teacher/payout-act', { query: { month } }))}>
            <Icon of={Download} />
            {t.act}
          </Button>
        )}
      </div>
    </Card>
  );
}
