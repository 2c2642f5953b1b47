import type { AnswerOf } from '@school/contract/calls';
import type { SignInStep } from '@school/contract/identity/shapes';

import { Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/dependencies.ts';

/** The parent of a family that the school has added comes in by a link. */
export function joining({ families, kids, identity }: Tools) {
  return {
    async lookAtInvitation(token: string): Promise<AnswerOf<'POST /auth/join'>> {
      const { customerId, email, phone, locale } = await identity.familyInvitations.look(token);
      const family = await families.find(customerId);
      if (!family) throw new Refusal('identity.invitation_over');
      const all = await kids.allOfFamilies([customerId]);
      return { firstName: family.firstName, kids: all.map(({ name }) => name), email, phone, locale };
    },
    acceptInvitation: (token: string, password: string, ip: string): Promise<SignInStep> =>
      identity.familyInvitations.accept(token, password, ip),
  };
}
