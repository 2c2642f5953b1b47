import type { Registration } from '@school/contract/families/forms';
import type { SmsSent } from '@school/contract/identity/shapes';
import { regionRow } from '@school/contract/region/regions';

import { insist, Refusal } from '#platform/refusal';

import { makeFamily, type Registered } from './make-family.ts';
import { mayJoin } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * The application on the site (docs/rules/accounts.md#registration): account, family and first kid come into being together or not at all.
 * `areConfirmed`: the contacts are known to be the applicant's, for families that do not come by the page.
 */
export const registerFamily =
  (tools: Tools) =>
  async (form: Registration, { ip = '', areConfirmed = false }: { ip?: string; areConfirmed?: boolean } = {}): Promise<Registered> => {
    const { db, clock, identity } = tools;
    if (!form.termsAccepted) throw new Refusal('families.terms_not_accepted');
    insist(mayJoin(form.kid.dob, clock.now()));
    // Before its transaction: a code that was tried stays tried, whatever becomes of the rest.
    if (form.password === undefined) await insistOnCode(identity, form, ip);
    const confirmed = areConfirmed ? (['email', 'phone'] as const) : form.password === undefined ? (['phone'] as const) : [];
    const { zone, currency } = regionRow(tools.region);
    const fields = { ...form, timezone: form.timezone ?? zone, currency };
    const registered = await db.inTransaction(() =>
      makeFamily(tools, fields, confirmed, { by: 'parent', marketing: form.marketing === true }),
    );
    // Nothing but a code goes to a contact that nobody has confirmed; the welcome waits until it has come back.
    await identity.contacts.sendFirstCode(registered.accountId, ip);
    return registered;
  };

/**
 * The application without a password: all of it is looked at, then a code goes to its phone. It comes back with the same
 * application, so an SMS never goes where nobody has applied (docs/rules/accounts.md#sms-codes).
 */
export const askRegistrationCode =
  ({ clock, identity }: Tools) =>
  async (form: Registration, ip: string): Promise<SmsSent> => {
    if (!form.termsAccepted) throw new Refusal('families.terms_not_accepted');
    insist(mayJoin(form.kid.dob, clock.now()));
    const { phone, email, locale } = form;
    if (phone === undefined) throw new Refusal('identity.contact_needed');
    await identity.insistOnFree({ email, phone });
    return identity.smsCodes.ask({ phone, purpose: 'registration', ip, locale, to: { payload: {} } });
  };

/** The phone is the applicant's: the code that went to it has come back. Asked last, since a code is used up by asking. */
async function insistOnCode(identity: Tools['identity'], { phone, email, code }: Registration, ip: string): Promise<void> {
  if (code === undefined) throw new Refusal('identity.password_empty');
  if (phone === undefined) throw new Refusal('identity.contact_needed');
  await identity.insistOnFree({ email, phone });
  await identity.smsCodes.claim({ phone, purpose: 'registration', code, ip });
}
