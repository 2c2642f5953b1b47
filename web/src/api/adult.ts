import { type AdultNeed, mayAdult } from '@school/contract/adult-rights';

import { type Session, useSession } from './session.ts';

/** The parent who registered: not an adult whom it has invited, and nobody else (docs/rules/adults.md#rights). */
export const isFirstParent = (session: Session | null | undefined): boolean => session?.role === 'parent' && session.adult === undefined;
export const useIsFirstParent = (): boolean => isFirstParent(useSession());

/** May whoever is in the family's account do what needs this? The server asks again at every call. */
export const useMayInFamily = (need: AdultNeed): boolean => {
  const adult = useSession()?.adult;
  return adult === undefined || mayAdult(adult.may, need);
};
