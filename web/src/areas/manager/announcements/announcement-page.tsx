import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useParams } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { AnnouncementResult } from './announcement-result.tsx';

/** How often a page of what is on its way looks again. */
const lookMs = 5_000;

/** `/manager/announcements/:announcementId`: a draft to write, or how far one that was sent has come. */
export function Page() {
  const t = useTexts('announcements');
  const { announcementId } = useParams({ from: '/manager/announcements/$announcementId' });
  const found = useQuery({
    ...queryOf('GET /manager/announcements/:announcementId', { params: { announcementId } }),
    staleTime: 0,
    refetchOnWindowFocus: ({ state }) => state.data?.state !== 'draft',
    refetchInterval: ({ state }) => (state.data?.state === 'going' ? lookMs : false),
  });
  const { data } = found;
  if (!data) return <PageLayout title={t.one}>{found.isError ? <NotLoaded list={found} /> : <Skeleton className="h-64" />}</PageLayout>;
  if (data.state !== 'draft') return <AnnouncementResult announcement={data} />;
  return <AnnouncementEditor key={data.announcementId} announcement={data} onAgain={() => void found.refetch()} />;
}
