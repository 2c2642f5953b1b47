import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

export const listLook = 'divide-y divide-line rounded-lg border border-line bg-card px-4';

/** A part of the card: what it is about, and what can be done there. */
export const Part = ({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-xl">{title}</h2>
      {actions}
    </div>
    {children}
  </section>
);

/** What a part lists, or the words that there is none. */
export const PartList = ({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? (
    <p className="text-mute">{none}</p>
  ) : (
    <ul aria-label={title} className={listLook}>
      {children}
    </ul>
  );

/** A part of which the first lines are seen at once, and the others when they are asked for. */
export function useFirst<T>(all: readonly T[], count: number, more: (left: number) => string) {
  const [isAll, showAll] = useState(false);
  const shown = isAll ? all : all.slice(0, count);
  const rest = shown.length < all.length && (
    <Button size="small" className="self-start" onPress={() => showAll(true)}>
      {more(all.length - shown.length)}
    </Button>
  );
  return { shown, rest };
}

/** What a part reads by itself: it comes when it comes, and a colleague without the right to it does not see the part. */
export function Reading<T>({
  of,
  title,
  actions,
  children,
}: {
  of: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  title: string;
  actions?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const t = useTexts('familyCard');
  const { list } = useTexts('office');
  const { data, error, refetch, isFetching } = of;
  if (data === undefined && error instanceof SchoolRefusal && error.status === 403) return null;
  return (
    <Part title={title} actions={actions}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <p className="flex flex-wrap items-center gap-3 text-mute">
          {t.partFailed}
          <Button size="small" busy={isFetching} onPress={() => void refetch()}>
            {list.again}
          </Button>
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Part>
  );
}
