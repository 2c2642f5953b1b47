import type { AdultRight } from '@school/contract/adult-rights';

interface Of {
  customerId: string;
  familyId: string | null;
  adult: AdultRight | null;
}

/** Where an account is at home: a parent in its own family, an invited adult in that of the parent, with what it may do there. */
export const insideOf = ({ customerId, familyId, adult }: Of) => ({
  customerId: familyId ?? customerId,
  ...(familyId !== null && adult !== null && { adult: { adultId: customerId, may: adult } }),
});
