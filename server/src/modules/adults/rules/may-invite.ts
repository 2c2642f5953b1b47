import { adultLimits } from '@school/contract/adults/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** A family has so many grown-ups besides its parent, with those whose links wait. */
export const mayInvite = (there: { adults: number; invitations: number }): Verdict =>
  there.adults + there.invitations < adultLimits.perFamily ? allowed() : refused('adults.too_many', { most: adultLimits.perFamily });
