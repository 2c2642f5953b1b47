import type { AnswerOf } from '@school/contract/calls';
import type { Notice } from '@school/contract/notifications/shapes';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, deviceZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { ChevronRight, Icon, Settings } from '#kit/icon.tsx';
import { goTo } from '#kit/router/navigation.ts';
import { Link } from '#kit/router/link.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

type Page = AnswerOf<'GET /notifications'>;

/** What the school has told the family, the newest first. Opening it is reading it. */
export function NoticesSheet({ onClose }: { onClose(): void }) {
  const t = useTexts('notices');
  const { data: newest } = useQuery(queryOf('GET /notifications', { query: {} }));
  const { older, more, isFetching, showMore } = useOlder(newest?.next ?? null);
  const isNew = useReading(newest);
  const notices = [...(newest?.notices ?? []), ...older];
  return (
    <Sheet title={t.title} onClose={onClose}>
      {!newest && <Skeleton className="h-40" />}
      {newest?.notices.length === 0 && (
        <EmptyState picture={<Fox pose="sleeping" />} title={t.none}>
          {t.noneAbout}
        </EmptyState>
      )}
      {notices.length > 0 && (
        <ul aria-label={t.title} className="flex flex-col divide-y divide-line">
          {notices.map((notice) => (
            <li key={notice.noticeId}>
              <Line notice={notice} isNew={isNew(notice)} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Button busy={isFetching} onPress={showMore}>
          {t.older}
        </Button>
      )}
      <Link
        to="/settings/edit-notifications"
        onClick={onClose}
        className="press flex min-h-12 items-center gap-4 rounded-md px-3 font-bold hover:bg-sunk"
      >
        <Icon of={Settings} />
        <span className="grow">{t.choose}</span>
        <Icon of={ChevronRight} className="text-mute" />
      </Link>
    </Sheet>
  );
}

/** Pages after the newest one, asked for by a press. */
function useOlder(first: string | null) {
  const [from, setFrom] = useState<string | null>(null);
  const pages = useInfiniteQuery<Page, Error, { pages: Page[] }, readonly unknown[], string>({
    queryKey: ['GET /notifications', 'older', from],
    queryFn: ({ pageParam, signal }) => api('GET /notifications', { query: { before: pageParam } }, { signal }),
    initialPageParam: from ?? '',
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: from !== null,
  });
  return {
    older: pages.data?.pages.flatMap(({ notices }) => notices) ?? [],
    more: from === null ? first !== null : pages.hasNextPage,
    isFetching: pages.isFetching,
    showMore: () => (from === null ? setFrom(first) : void pages.fetchNextPage()),
  };
}

/** Tells the school that they are read; those that were new when the list was opened go on being marked. */
function useReading(newest: Page | undefined): (notice: Notice) => boolean {
  const isOwn = useSession()?.role === 'parent';
  const { mutate } = useCall('POST /notifications/read');
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const latest = newest?.notices[0];
  const noticeId = latest && newest.unread > 0 ? latest.noticeId : undefined;
  useEffect(() => {
    if (noticeId === undefined) return;
    const unread = (newest?.notices ?? []).filter(({ isRead }) => !isRead).map((notice) => notice.noticeId);
    setFresh((known) => new Set([...known, ...unread]));
    if (isOwn) mutate({ body: { noticeId } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each newest notice, not for each change of the list
  }, [noticeId, isOwn, mutate]);
  return (notice) => !notice.isRead || fresh.has(notice.noticeId);
}

function Line({ notice, isNew, onClose }: { notice: Notice; isNew: boolean; onClose(): void }) {
  const t = useTexts('notices');
  const locale = useLocale();
  const { title, text, link, timestamp } = notice;
  const words = (
    <span className="flex min-w-0 grow flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-2 font-bold break-words">
        {title}
        {isNew && <Badge tone="brand">{t.isNew}</Badge>}
      </span>
      {text !== '' && <span className="break-words">{text}</span>}
      <time dateTime={timestamp} className="text-sm text-mute">
        {at(locale, timestamp, 'dayTime', deviceZone())}
      </time>
    </span>
  );
  if (link === null) return <div className="flex px-3 py-3">{words}</div>;
  return (
    <a
      href={link}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onClose();
        void goTo(link);
      }}
      className="flex items-center gap-3 rounded-md px-3 py-3 hover:bg-sunk"
    >
      {words}
      <Icon of={ChevronRight} className="text-mute" />
    </a>
  );
}
