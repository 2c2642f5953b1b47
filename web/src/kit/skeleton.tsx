import { useSurroundings } from './surroundings.tsx';

/**
 * Grey shapes of what is coming. Unseen for the first 300 ms: what comes sooner needs no waiting. `className` gives
 * the size of the real thing.
 */
export const Skeleton = ({ className = 'h-24' }: { className?: string }) => (
  <div aria-hidden className="animate-late">
    <div className={`animate-pulse rounded-lg bg-sunk ${className}`} />
  </div>
);

/** A page that is on its way: a heading and a few cards. */
export function PageSkeleton() {
  const { words } = useSurroundings();
  return (
    <output className="mx-auto flex w-full max-w-5xl flex-col gap-5 px-4 py-5 md:px-8 md:py-8">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
    </output>
  );
}
