import { Skeleton } from '#kit/skeleton.tsx';

/** The shape of what is coming: the next lesson, the week to turn, its days. */
export const ScheduleSkeleton = () => (
  <>
    <Skeleton className="h-20" />
    <Skeleton className="h-11" />
    <Skeleton className="h-96" />
  </>
);
