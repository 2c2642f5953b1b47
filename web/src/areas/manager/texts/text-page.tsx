import type { AnswerOf } from '@school/contract/calls';
import { pageKeys, type PageKey } from '@school/contract/pages/limits';
import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { NotFoundPage } from '#app/not-found-page.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { TextEditor } from './text-editor.tsx';
import { usePageName } from './use-page-name.ts';

const asked = (page: PageKey) => ({
  ...queryOf('GET /manager/texts/:page', { params: { page } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
const isKnown = (name: string): name is PageKey => pageKeys.some((page) => page === name);

export const load = ({ page }: { page: string }) => {
  if (isKnown(page)) void queryClient.prefetchQuery(asked(page));
};

/** `/manager/texts/:page`: a text of the school in both languages, written as a draft and published. */
export function Page() {
  const { page } = useParams({ from: '/manager/texts/$page' });
  return isKnown(page) ? <Known page={page} /> : <NotFoundPage within />;
}

function Known({ page }: { page: PageKey }) {
  const nameOf = usePageName();
  const text = useQuery(asked(page));
  if (!text.data)
    return <PageLayout title={nameOf(page)}>{text.isError ? <NotLoaded list={text} /> : <Skeleton className="h-64" />}</PageLayout>;
  // What others published, or threw away, begins the editor anew; what is typed here does not.
  return <TextEditor key={ofWhat(text.data)} text={text.data} onAgain={() => void text.refetch()} />;
}

const ofWhat = ({ page, versions, work }: AnswerOf<'GET /manager/texts/:page'>): string =>
  `${page} ${versions.map(({ number, state }) => `${number} ${state}`).join(' ')} ${work?.draft.revision ?? 0}`;
