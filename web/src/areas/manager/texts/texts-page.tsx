import { pageKinds } from '@school/contract/pages/limits';
import type { PageListed } from '@school/contract/pages/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { usePageName } from './use-page-name.ts';

const asked = () => ({ ...queryOf('GET /manager/texts'), staleTime: 0 });

export const load = () => void queryClient.prefetchQuery(asked());

/** `/manager/texts`: what the school may write anew, and how each text stands. */
export function Page() {
  const t = useTexts('schoolTexts');
  const list = useQuery(asked());
  const { data } = list;
  return (
    <PageLayout title={t.title} width="text">
      <p className="text-mute">{t.about}</p>
      {!data && (list.isError ? <NotLoaded list={list} /> : <Skeleton className="h-64" />)}
      {data &&
        pageKinds.map((kind) => (
          <Card key={kind} label={t.kinds[kind]} className="flex flex-col gap-4">
            <h2 className="text-lg">{t.kinds[kind]}</h2>
            <ul className="flex flex-col gap-4">
              {data.pages
                .filter((page) => page.kind === kind)
                .map((page) => (
                  <PageRow key={page.page} page={page} />
                ))}
            </ul>
          </Card>
        ))}
    </PageLayout>
  );
}

function PageRow({ page: { page, title, since, by, plannedFrom, draft } }: { page: PageListed }) {
  const t = useTexts('schoolTexts');
  const nameOf = usePageName();
  const locale = useLocale();
  const day = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const state = title !== null ? t.original : page === 'banner' ? t.none : t.productWords;
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="font-bold">{nameOf(page)}</h3>
        <p className="text-sm break-words text-mute">{since === null ? state : t.since(day(since), by?.name ?? '')}</p>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {draft && <Badge tone="warn">{t.draft(draft.by.name)}</Badge>}
          {plannedFrom !== null && <Badge tone="brand">{t.planned(day(plannedFrom))}</Badge>}
        </p>
      </div>
      <LinkButton to="/manager/texts/$page" params={{ page }} aria-label={t.open(nameOf(page))}>
        {t.openShort}
      </LinkButton>
    </li>
  );
}
