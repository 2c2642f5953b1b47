import type { PayMonth } from '@school/contract/payroll/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, dateText, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

import { AccountSheet } from './account-sheet.tsx';
import { CorrectionSheet } from './correction-sheet.tsx';
import { Corrections } from './corrections.tsx';
import { MonthLines } from './month-lines.tsx';
import { PaidSheet } from './paid-sheet.tsx';

const months = ['GET /manager/payroll', 'GET /manager/payroll/:teacherId'] as const;

/** A teacher's month: what it comes to and why, and what can be done with it. */
export function MonthSheet({ teacherId, month, onClose }: { teacherId: string; month: string; onClose(): void }) {
  const t = useTexts('payroll');
  const locale = useLocale();
  const { data } = useQuery(queryOf('GET /manager/payroll/:teacherId', { params: { teacherId }, query: { month } }));
  const closeMonth = useCall('POST /manager/payroll/:teacherId/close', { changes: months });
  const [doing, setDoing] = useState<'correct' | 'paid' | 'account'>();
  const { busy, save } = useSavedFile(t.saved);
  const done = () => setDoing(undefined);
  if (!data)
    return (
      <Sheet title={t.title} onClose={onClose}>
        <Skeleton className="h-96" />
      </Sheet>
    );
  const { teacher, state, mayClose, seen } = data;
  if (doing === 'correct') return <CorrectionSheet of={data} onClose={done} />;
  if (doing === 'paid') return <PaidSheet of={data} onClose={done} />;
  if (doing === 'account') return <AccountSheet teacherId={teacherId} name={teacher.name} onClose={done} />;
  const close = async () => {
    await closeMonth.mutateAsync({ params: { teacherId }, body: { month, seen } });
    raiseNotice({ tone: 'good', text: t.closed });
  };
  return (
    <Sheet title={`${teacher.name}, ${at(locale, `${month}-15T12:00:00Z`, 'month', schoolZone)}`} onClose={onClose} width="wide">
      <Standing of={data} />
      <div className="flex flex-wrap gap-3">
        {state === 'open' && mayClose.allowed && (
          <Button kind="primary" busy={closeMonth.isPending} onPress={() => void close()}>
            {t.close}
          </Button>
        )}
        {state === 'closed' && (
          <Button kind="primary" onPress={() => setDoing('paid')}>
            {t.paid}
          </Button>
        )}
        {state === 'open' && <Button onPress={() => setDoing('correct')}>{t.correct}</Button>}
        {state !== 'open' && (
          <Button
            busy={busy === 'act'}
            onPress={() => save('act', api('GET /manager/payroll/:teacherId/act', { params: { teacherId }, query: { month } }))}
          >
            <Icon of={Download} />
            {t.act}
          </Button>
        )}
        <Button onPress={() => setDoing('account')}>
          {t.columns.account}: {data.account === null ? t.noAccount : t.account(data.account)}
        </Button>
      </div>
      {state === 'open' && mayClose.allowed && <p className="text-mute">{t.closeAbout}</p>}
      <Corrections of={data} />
      <MonthLines of={data} />
    </Sheet>
  );
}

/** What the month comes to, where it stands, and what should be looked at first. */
function Standing({ of: { totals, state, lessons, unseen, unpriced, closed, paid } }: { of: PayMonth }) {
  const t = useTexts('payroll');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-3 text-2xl font-extrabold figures">
        {totals.length === 0 ? '0' : totals.map((it) => money(locale, it)).join(' + ')}
        <Badge tone={state === 'paid' ? 'good' : 'plain'}>{t.states[state]}</Badge>
      </p>
      <p className="text-mute">{t.lessons(lessons)}</p>
      {unseen > 0 && <p className="font-bold text-warn">{t.unseen(unseen)}</p>}
      {unpriced > 0 && <p className="font-bold text-warn">{t.unpriced(unpriced)}</p>}
      {closed && <p className="text-mute">{t.closedBy(closed.by, at(locale, closed.at, 'date', schoolZone))}</p>}
      {paid && (
        <p className="text-mute">{[t.paidBy(paid.by, dateText(locale, paid.on, 'date')), paid.reference].filter(Boolean).join(', ')}</p>
      )}
    </div>
  );
}
