import type { ReactNode } from 'react';

import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { isNoRight, NoRight } from './no-right.tsx';

/** What a page says when it could not be read. */
interface FailedWords {
  failed: string;
  failedAbout: string;
  again: string;
}

/** What is read, as far as its states go: `useQuery` and `useInfiniteQuery` give it. */
interface Reading {
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}
interface Paged extends Reading {
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?(): Promise<unknown>;
}

/**
 * What could not be read, and the way to ask for it again; `secondary` on a page that has a primary button already. Who has no right to
 * it reads that instead of being sent to look at the connection.
 */
export const NotLoaded = ({ list, words, kind = 'primary' }: { list: Reading; words: FailedWords; kind?: 'primary' | 'secondary' }) =>
  isNoRight(list.error) ? (
    <NoRight />
  ) : (
    <EmptyState
      title={words.failed}
      action={
        <Button kind={kind} busy={list.isFetching} onPress={() => void list.refetch()}>
          {words.again}
        </Button>
      }
    >
      {words.failedAbout}
    </EmptyState>
  );

interface ListedProps<Items> {
  list: Paged;
  /** Undefined until they are read. */
  items: Items | undefined;
  words: FailedWords & { nothing?: string; reset?: string; more?: string };
  /** Takes away what was searched and chosen; undefined where nothing was. */
  onReset?: (() => void) | undefined;
  /** Stands where there is nothing at all. */
  empty: ReactNode;
  /** How much room the list will take about. */
  height?: string;
  children(items: Items): ReactNode;
}

/**
 * A list in all its states: on its way, failed, nothing there, nothing that fits what was asked for, and the list itself with the way
 * to more of it.
 */
export function Listed<Items extends readonly unknown[]>({
  list,
  items,
  words,
  onReset,
  empty,
  height = 'h-40',
  children,
}: ListedProps<Items>) {
  if (items === undefined) return list.isError ? <NotLoaded list={list} words={words} /> : <Skeleton className={height} />;
  return (
    <>
      {items.length > 0 && children(items)}
      {items.length === 0 && onReset && (
        <EmptyState title={words.nothing ?? ''} action={<Button onPress={onReset}>{words.reset}</Button>} />
      )}
      {items.length === 0 && !onReset && empty}
      {list.hasNextPage === true && (
        <div className="flex justify-center">
          <Button busy={list.isFetchingNextPage === true} onPress={() => void list.fetchNextPage?.()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
