import type { DrawnPage } from '@school/contract/lesson-room/end-shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';

import type { DrawnLine } from './line-look.ts';
import { PagePicture } from './page-picture.tsx';

/** Pages of the board of a lesson, after it: what was drawn that one may see, and what it was drawn on. */
export function KeptPages({ eventId, pages }: { eventId: string; pages: readonly DrawnPage[] }) {
  const { data } = useQuery({
    ...queryOf('GET /lesson-room/:eventId/pictures', { params: { eventId } }),
    enabled: pages.some(({ picture }) => picture !== null),
  });
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {pages.map((page) => (
        <li key={page.page}>
          <KeptPage eventId={eventId} page={page} picture={data?.pictures.find(({ pictureId }) => pictureId === page.picture)?.url} />
        </li>
      ))}
    </ul>
  );
}

const nothing: readonly DrawnLine[] = [];

function KeptPage({ eventId, page: { page, ground }, picture }: { eventId: string; page: DrawnPage; picture: string | undefined }) {
  const t = useTexts('roomBoard');
  const ink = queryOf('GET /lesson-room/:eventId/ink', { params: { eventId }, query: { page } });
  const { data: lines = nothing } = useQuery({ ...ink, select: ({ lines: drawn }) => drawn.filter(({ gone }) => !gone) });
  return <PagePicture ground={ground} picture={picture} lines={lines} label={t.board(lines.length, page + 1, picture !== undefined)} />;
}
