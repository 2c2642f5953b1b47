import { placeNow } from './navigation.ts';
import { useNavigate } from './router.tsx';
import type { Path, SearchOf } from './table.ts';

/** Changes a part of what the address says, where one stands: no step that Back takes back, and nothing scrolls. */
export function useChangeSearch<P extends Path>(from: P): (part: SearchOf<P>) => void {
  const navigate = useNavigate({ from });
  return (part) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false } as Parameters<typeof navigate>[0]);
}
