import { useSession } from './session.ts';

/** The parent who registered: not an adult whom it has invited, and nobody else (docs/rules/adults.md#rights). */
export function useIsFirstParent(): boolean {
  const session = useSession();
  return session?.role === 'parent' && session.adult === undefined;
}
