import { payStates } from '@school/contract/payroll/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, datesBetween, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

/** Where the payout of a month stands, its weeks, what the school corrected, and the papers of it. */
export function PayoutCard({ month }: { month: string }) {
  const t = useTexts('payout');
  const locale = useLocale();
  const { data } = useQuery({ ...queryOf('GET /teacher/payout', { query: { month } }), placeholderData: keepPreviousData });
  const { busy, save } = useSavedFile(t.saved);
  if (!data) return null;
  const { state, weeks, lines, closedAt, paidOn, account } = data;
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
        <Button busy={busy === 'sheet'} onPress={() => save('sheet', api('GET /teacher/payout-sheet', { query: { month } }), 'xlsx')}>
          <Icon of={Download} />
          {t.sheet}
        </Button>
        {state !== 'open' && (
          <Button busy={busy === 'act'} onPress={() => save('act', api('GET /teacher/payout-act', { query: { month } }))}>
            <Icon of={Download} />
            {t.act}
          </Button>
        )}
      </div>
    </Card>
  );
}
