import type { Registration } from '@school/contract/families/forms';
import { regionRow } from '@school/contract/region/regions';

import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { agreeWith } from './consents.ts';
import { keepFound } from './keep-found.ts';
import { mayJoin } from './rules/kid.ts';
import type { FamiliesNews, Tools } from './tools.ts';

export interface Registered {
  familyId: string;
  accountId: string;
  kidUid: string;
}

/** The application on the site (decisions D2): account, family and first kid come into being together or not at all. */
export const registerFamily =
  (tools: Tools) =>
  async (form: Registration): Promise<Registered> => {
    const { db, clock, identity, families, kids, news } = tools;
    const now = clock.now();
    if (!form.termsAccepted) throw new Refusal('families.terms_not_accepted');
    insist(mayJoin(form.kid.dob, now));
    return db.inTransaction(async () => {
      const familyId = newId();
      const kidUid = newId();
      const { email, phone, password, locale, subject, club, promo } = form;
      const accountId = await identity.createAccount({ role: 'parent', customerId: familyId, email, phone, password, locale });
      await families.add({
        familyId,
        accountId,
        firstName: form.firstName,
        lastName: form.lastName ?? '',
        timezone: form.timezone ?? regionRow(tools.region).zone,
        currency: regionRow(tools.region).currency,
        initialSubject: subject,
        choosedGroup: club ?? null,
        promoCode: promo ?? null,
        priority: 'forceIntroLesson',
        theme: 'system',
        childMode: false,
        sounds: true,
        createdAt: now,
      });
      const { name, surname = '', dob: birth, languages } = form.kid;
      await kids.add({ kidUid, familyId, name, surname, birth, languages }, now);
      await agreeWith(tools, { familyId, kidUid, byAccount: accountId, purpose: 'service' });
      if (form.marketing === true) await agreeWith(tools, { familyId, kidUid: null, byAccount: accountId, purpose: 'marketing' });
      await keepFound(tools)(familyId);
      await news.announce<FamiliesNews>({
        type: 'families.registered',
        familyId,
        kidUid,
        subject,
        ...(club && { club }),
        ...(promo && { promo }),
      });
      return { familyId, accountId, kidUid };
    });
  };
