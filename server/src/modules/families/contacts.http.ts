import type { SentTo } from '@school/contract/calls';
import type { contactCalls } from '@school/contract/identity/contact-calls';

import { type Identity, keptPhone } from '#modules/identity';
import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

type Contact = SentTo<'POST /user/contacts'>['body']['contact'];
const kept = (contact: Contact): Contact => (contact.kind === 'phone' ? { ...contact, to: keptPhone(contact.to) } : contact);

/** One's own contacts are identity's; a family is found by them, so it takes part in the change. */
export const contactsHttp = (families: Families, identity: Identity): Handlers<typeof contactCalls> => ({
  'GET /user/contacts': ({ who }) => identity.contacts.own(who.accountId),
  'POST /user/contacts/code': async ({ who, body, request }) =>
    identity.contacts.sendCode(who, { ...body, contact: kept(body.contact) }, request.ip),
  'POST /user/contacts': async ({ who, body, request }) => {
    const contact = kept(body.contact);
    await identity.contacts.claim(who, contact, body.code, request.ip);
    return families.replaceContact(who, contact.kind, contact.to);
  },
  'POST /user/contacts/own/code': ({ who, body, request }) => identity.contacts.sendOwnCode(who, body.kind, request.ip),
  'POST /user/contacts/own/confirm': ({ who, body, request }) => identity.contacts.confirmOwn(who, body.kind, body.code, request.ip),
  'POST /user/contacts/remove': async ({ who, body: { kind, password } }) => {
    await identity.confirmPerson(who, password);
    return families.replaceContact(who, kind, null);
  },
});
