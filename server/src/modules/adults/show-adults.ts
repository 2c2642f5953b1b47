import { adultLimits } from '@school/contract/adults/limits';
import type { FamilyAdults } from '@school/contract/adults/shapes';

import type { Tools } from './tools.ts';

/** The grown-ups of a family; `isAll`: with contacts and invitations, as the parent and the school see them. */
export const showAdults =
  ({ clock, families, identity, invitations }: Pick<Tools, 'clock' | 'families' | 'identity' | 'invitations'>) =>
  async (familyId: string, { isAll }: { isAll: boolean }): Promise<FamilyAdults> => {
    const { firstName } = await families.family(familyId);
    const adults = await identity.adults.ofFamily(familyId);
    const waiting = isAll ? await invitations.living(familyId, clock.now()) : [];
    return {
      parent: firstName,
      adults: adults.map(({ adultId, name, may, email, phone, since }) => ({
        adultId,
        name,
        may,
        contact: isAll ? (email ?? phone) : null,
        since: since.toString(),
      })),
      invitations: waiting.map(({ invitationId, name, may, contact, endsAt }) => ({
        invitationId,
        name,
        may,
        contact,
        until: endsAt.toString(),
      })),
      most: adultLimits.perFamily,
    };
  };
