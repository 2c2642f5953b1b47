import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';

import { isNoRight, NoRight } from './no-right.tsx';

/** What is read, as far as its states go: `useQuery` and `useInfiniteQuery` give it. */
export interface Reading {
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

interface NotLoadedProps {
  list: Reading;
  /** Where there is more to say than that it could not be read. */
  words?: { failed: string; failedAbout: string };
}

/**
 * What could not be read, and the way to ask for it again. Who has no right to it reads that instead of being sent to look at the
 * connection.
 */
export function NotLoaded({ list, words }: NotLoadedProps) {
  const { list: common } = useTexts('office');
  const { failed, failedAbout } = words ?? common;
  if (isNoRight(list.error)) return <NoRight />;
  return (
    <EmptyState
      title={failed}
      action={
        <Button busy={list.isFetching} onPress={() => void list.refetch()}>
          {common.again}
        </Button>
      }
    >
      {failedAbout}
    </EmptyState>
  );
}
