import { useSession } from './session.ts';

/** The parent who registered: not an adult whom it has invited, and nobody else (docs/rules/adults.md#rights). */
export function useIsFirstParent(): boolean {
  const session = useSession();
  return session?.role === 'parent' && session.adult === undefined;
}

/** What an invited adult may not do is not offered to it; everybody else is refused by the school, where it is not theirs. */
export const useMayArrange = (): boolean => useSession()?.adult?.may !== 'sees';
export function useMayPay(): boolean {
  const adult = useSession()?.adult;
  return adult === undefined || adult.may === 'pays';
}
