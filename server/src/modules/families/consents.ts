import type { SentTo } from '@school/contract/calls';
import type { Consent, ConsentPurpose } from '@school/contract/families/consents';
import { familiesLimits } from '@school/contract/families/limits';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { consentOf } from './rules/consent.ts';
import type { FamiliesNews, Tools } from './tools.ts';

type Decision = SentTo<'POST /user/consents'>['body'];

/** What the parent of a family allows (design: children's data). */
export function consentDeeds({ db, consents, clock, news }: Tools) {
  const stateOf = async (familyId: string, purpose: ConsentPurpose): Promise<Consent> =>
    consentOf(purpose, await consents.newest(familyId, purpose));
  const show = (familyId: string): Promise<Consent[]> =>
    Promise.all(familiesLimits.consentPurposes.map((purpose) => stateOf(familyId, purpose)));
  return {
    consentsOf: show,
    /** The parent allows a purpose or refuses it. What was decided the same way already is not written again. */
    decideConsent: (who: Principal, { purpose, version, given }: Decision): Promise<Consent[]> =>
      db.inTransaction(async () => {
        const familyId = who.customerId;
        await consents.lock(familyId, 'to decide');
        const before = await stateOf(familyId, purpose);
        if (version !== before.version) throw new Refusal('families.consent_outdated');
        if (before.state !== (given ? 'given' : 'refused')) {
          const decidedAt = clock.now();
          await consents.add({ consentId: newId(), familyId, purpose, version, given, byAccount: who.accountId, decidedAt });
          if (!given) await news.announce<FamiliesNews>({ type: 'families.consent_refused', familyId, purpose, at: decidedAt.toString() });
        }
        return show(familyId);
      }),
    /**
     * Refuses with families.consent_needed unless the parent allows it now. Within a transaction it stays allowed until
     * the end: who takes it back meanwhile waits.
     */
    async insistOnConsent(familyId: string, purpose: ConsentPurpose): Promise<void> {
      await consents.lock(familyId, 'to act');
      if ((await stateOf(familyId, purpose)).state !== 'given') throw new Refusal('families.consent_needed', { purpose });
    },
  };
}
