import type { SentTo } from '@school/contract/calls';
import type { Consent, ConsentPurpose } from '@school/contract/families/consents';
import { familiesLimits } from '@school/contract/families/limits';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { consentOf, isOfFamily } from '../rules/consent.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Decision = SentTo<'POST /user/consents'>['body'];

/**
 * What is agreed to with the application, or with a child who is added: it is taught, and its data are used for that
 * (`service`); and of the parent that offers may be sent (`marketing`).
 */
export async function agreeWith(
  { consents, consentWords, clock }: Pick<Tools, 'consents' | 'consentWords' | 'clock'>,
  it: { familyId: string; kidUid: string | null; byAccount: string; purpose: 'service' | 'marketing' },
): Promise<void> {
  const { version, number: words } = (await consentWords())[it.purpose];
  await consents.add({ ...it, consentId: newId(), version, words, given: true, decidedAt: clock.now() });
}

/** What the parent of a family allows (docs/design/security.md#childrens-data). */
export function consentActions({ db, consents, consentWords, ownConsentWords, kids, families, asked, clock, outbox, realtime }: Tools) {
  /** Every purpose about every child, then those about the parent. */
  async function show(familyId: string): Promise<Consent[]> {
    const [newest, all, waiting, words] = await Promise.all([
      consents.newest(familyId),
      kids.allOfFamilies([familyId]),
      asked.waiting(familyId),
      consentWords(),
    ]);
    const stateOf = (purpose: ConsentPurpose, kidUid: string | null) =>
      consentOf(
        { purpose, kidUid, version: words[purpose].version },
        newest.find((it) => it.purpose === purpose && it.kidUid === kidUid),
        purpose === 'service' && kidUid !== null && waiting.includes(kidUid),
      );
    const ofKids = familiesLimits.consentPurposes.filter((purpose) => !isOfFamily(purpose));
    return [
      ...all.flatMap(({ kidUid }) => ofKids.map((purpose) => stateOf(purpose, kidUid))),
      ...familiesLimits.consentsOfFamily.map((purpose) => stateOf(purpose, null)),
    ];
  }

  return {
    /** What is decided; a kid session sees what is about itself. */
    async consentsOf(who: Pick<Principal, 'customerId' | 'role' | 'kidUid'>): Promise<Consent[]> {
      const all = await show(who.customerId);
      return who.role === 'kid' ? all.filter(({ kidUid }) => kidUid === who.kidUid) : all;
    },
    /** Every decision of the family in its order: for its export. */
    decisionsOf: consents.all,
    /** The parent allows a purpose or refuses it. What was decided the same way already is not written again. */
    decideConsent: (who: Pick<Principal, 'customerId' | 'accountId'>, { purpose, version, given, kidUid }: Decision): Promise<Consent[]> =>
      db.inTransaction(async () => {
        const familyId = who.customerId;
        await consents.lock(familyId, 'to decide');
        const words = (await consentWords())[purpose];
        if (version !== words.version) throw new Refusal('families.consent_outdated');
        if (purpose === 'service' && !given) throw new Refusal('families.service_consent_needed');
        const before = await show(familyId);
        const meant = before.filter((it) => it.purpose === purpose && (kidUid === undefined || it.kidUid === kidUid));
        if (kidUid !== undefined && meant.length === 0) throw new Refusal('families.kid_not_found');
        const decidedAt = clock.now();
        for (const it of meant.filter(({ state }) => state !== (given ? 'given' : 'refused'))) {
          const decided = {
            familyId,
            kidUid: it.kidUid,
            purpose,
            version,
            words: words.number,
            given,
            byAccount: who.accountId,
            decidedAt,
          };
          await consents.add({ consentId: newId(), ...decided });
          const at = decidedAt.toString();
          if (!given) await outbox.publish({ type: 'families.consent_refused', familyId, kidUid: it.kidUid, purpose, at });
        }
        if (purpose === 'service') {
          // Whoever agrees has come in: from now on the family is its parent's own.
          await asked.agreed(
            meant.flatMap((it) => it.kidUid ?? []),
            decidedAt,
          );
          await families.joined(familyId);
        }
        await realtime.changed(`users/${familyId}`);
        return show(familyId);
      }),
    /** Of these families, those whose parent allows it in the words of now. */
    whoAllow: async (purpose: ConsentPurpose, familyIds: readonly string[]): Promise<Set<string>> =>
      consents.whoGave(purpose, (await consentWords())[purpose].version, familyIds),
    /** Of these children, those whose parent allows it about them in the words of now. */
    kidsAllowed: async (purpose: ConsentPurpose, kidUids: readonly string[]): Promise<Set<string>> =>
      consents.kidsGiven(purpose, (await consentWords())[purpose].version, kidUids),
    /** The version of the words of now: what is decided is decided about them. */
    consentVersion: async (purpose: ConsentPurpose): Promise<number> => (await consentWords())[purpose].version,
    /** Where the school has written its own words. */
    ownConsentWords,
    /** Has the parent of a family refused it, in the words of now? What nobody was asked is not refused. */
    async hasRefused(familyId: string, purpose: ConsentPurpose): Promise<boolean> {
      return (await show(familyId)).some((it) => it.purpose === purpose && it.state === 'refused');
    },
    /**
     * Refuses with families.consent_needed unless the parent allows it now for this child. Within a transaction it stays
     * allowed until the end: who takes it back meanwhile waits.
     */
    async insistOnConsent(familyId: string, kidUid: string, purpose: ConsentPurpose): Promise<void> {
      await consents.lock(familyId, 'to act');
      const found = (await show(familyId)).find((it) => it.purpose === purpose && it.kidUid === kidUid);
      if (found?.state !== 'given') throw new Refusal('families.consent_needed', { purpose });
    },
  };
}
