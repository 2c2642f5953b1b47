import type { contactCalls } from '@school/contract/identity/contact-calls';

import type { Identity } from '#modules/identity';
import type { Handlers } from '#platform/http';

import type { Families } from './families.ts';

/** One's own contacts are identity's; a family is found by them, so it takes part in the change. */
export const contactsHttp = (families: Families, identity: Identity): Handlers<typeof contactCalls> => ({
  'GET /user/contacts': ({ who }) => identity.contacts.own(who.accountId),
  'POST /user/contacts/code': ({ who, body, request }) => identity.contacts.sendCode(who, body, request.ip),
  'POST /user/contacts': async ({ who, body: { contact, code }, request }) => {
    await identity.contacts.claim(who, contact, code, request.ip);
    return families.replaceContact(who, contact.kind, contact.to);
  },
  'POST /user/contacts/own/code': ({ who, body, request }) => identity.contacts.sendOwnCode(who, body.kind, request.ip),
  'POST /user/contacts/own/confirm': ({ who, body, request }) => identity.contacts.confirmOwn(who, body.kind, body.code, request.ip),
  'POST /user/contacts/remove': async ({ who, body: { kind, password } }) => {
    await identity.confirmPerson(who, password);
    return families.replaceContact(who, kind, null);
  },
});
