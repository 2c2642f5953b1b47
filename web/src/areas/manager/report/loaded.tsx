import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';

/** What a report has read; a skeleton before, and a way to ask again when it failed. */
export function Loaded<Data>({ list, children }: { list: UseQueryResult<Data>; children(data: Data): ReactNode }) {
  if (list.data !== undefined) return children(list.data);
  if (!list.isError) return <Skeleton className="h-64" />;
  return <NotLoaded list={list} />;
}
