import { useQuery } from '@tanstack/react-query';

import { quietly } from '#api/quietly.ts';

/** A part of a family that others work with meanwhile: whoever comes back to the window sees it as it is now. */
export const usePart = ((query: Parameters<typeof useQuery>[0]) =>
  useQuery({ ...quietly(query), staleTime: 0, refetchOnWindowFocus: 'always' })) as typeof useQuery;
