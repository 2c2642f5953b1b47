import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { controlLook } from '#kit/field.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useSavedFile } from '#widgets/saved-file/use-saved-file.ts';

import { NotLoaded } from '../not-loaded.tsx';
import { OfCurrency } from './of-currency.tsx';

const dayIn = (text: string | undefined): string | undefined => (text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);

/** What the school has earned in any stretch of days, and what it still owes in lessons: by default of this month. */
export function Page() {
  const t = useTexts('finance');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/finance' });
  const asked = useSearch({ from: '/manager/finance' });
  const today = wallClock(schoolNow(), schoolZone).date;
  const from = dayIn(asked.from) ?? `${today.slice(0, 7)}-01`;
  const to = dayIn(asked.to) ?? today;
  const list = useQuery({ ...queryOf('GET /manager/finance', { query: { from, to } }), placeholderData: keepPreviousData });
  const { busy, save } = useSavedFile(t.saved);
  const { data } = list;
  const change = (part: SearchOf<'/manager/finance'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        <Button busy={busy !== undefined} onPress={() => save('sheet', api('GET /manager/finance-sheet', { query: { from, to } }), 'xlsx')}>
          <Icon of={Download} />
          {t.sheet}
        </Button>
      }
    >
      <p className="text-mute">{t.about}</p>
      <div className="flex flex-wrap items-end gap-4">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex flex-col gap-1 font-bold">
            {t[end]}
            <input
              type="date"
              value={end === 'from' ? from : to}
              max={end === 'from' ? to : today}
              min={end === 'to' ? from : undefined}
              onChange={(event) => event.target.value !== '' && change({ [end]: event.target.value })}
              className={controlLook}
            />
          </label>
        ))}
        {data && <p className="text-mute">{t.compared(datesBetween(locale, data.before.from, data.before.to, 'date'))}</p>}
      </div>
      {!data && (list.isError ? <NotLoaded list={list} /> : <Skeleton className="h-96" />)}
      {data?.currencies.length === 0 && <EmptyState title={t.nothing}>{t.nothingAbout}</EmptyState>}
      {data?.currencies.map((it) => (
        <OfCurrency key={it.currency} of={it} />
      ))}
      {data && data.given.now > 0 && <p className="text-mute">{t.given(data.given.now)}</p>}
    </PageLayout>
  );
}
