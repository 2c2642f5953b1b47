import type { familiesCalls } from '@school/contract/families/calls';
import type { Registration } from '@school/contract/families/forms';

import { answerWithSession, type Identity, keptPhone } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import type { Handlers } from '#platform/http';
import { Refusal } from '#platform/refusal';

import type { Families } from './families.ts';

export function familiesHttp(
  families: Families,
  identity: Identity,
  school: Pick<SchoolSettings, 'opening'>,
  clock: Clock,
): Handlers<typeof familiesCalls> {
  return {
    'POST /registration': async ({ body: typed, request }) => {
      const { ip } = request;
      await school.opening.insistOnOpen();
      await identity.registrationTries.mayAsk(ip);
      const body = withKeptPhone(typed);
      const takeBack = await identity.registrationTries.mayRegister({ ip, email: body.email, phone: body.phone });
      try {
        const { accountId } = await families.register(body, { ip });
        return { idToken: await identity.idTokenFor(accountId) };
      } catch (fault) {
        // Not waited for: it takes a connection of its own while this call may still hold one.
        if (fault instanceof Refusal) void (isTaken(fault) ? identity.registrationTries.asked(ip) : takeBack()).catch(() => undefined);
        throw fault;
      }
    },
    'POST /registration/sms-code': async ({ body, request }) => {
      await school.opening.insistOnOpen();
      await identity.registrationTries.mayAsk(request.ip);
      return families.askRegistrationCode(withKeptPhone(body), request.ip).catch(async (fault: unknown) => {
        if (fault instanceof Refusal && isTaken(fault)) await identity.registrationTries.asked(request.ip);
        throw fault;
      });
    },
    'GET /user': async ({ who }) => families.showUser(who),
    'POST /user/kid-session': async ({ who, body, answer }) => {
      const { kidUid } = await families.kidOf(who.customerId, body.kidUid);
      return answerWithSession(identity, clock, await identity.narrowToKid(who, kidUid), answer);
    },
    'POST /user/parent-session': async ({ who, body, answer }) => {
      if (await families.hasChildMode(who.customerId)) await identity.checkPin(who, body.pin);
      return answerWithSession(identity, clock, await identity.backToParent(who), answer);
    },
    'POST /user/child-mode': async ({ who, body }) => {
      await identity.confirmPerson(who, body.password);
      await families.setChildMode(who, body.on ? body.pin : null);
      return families.showUser(who);
    },
    'PATCH /user': async ({ who, body }) => {
      await families.changeUser(who, body);
      return families.showUser(who);
    },
    'POST /user/create/kid': async ({ who, body }) => families.showKid(who, await families.createKid(who.customerId, body)),
    'GET /kids/:kidUid': async ({ who, params }) => families.showKid(who, params.kidUid),
  };
}

const withKeptPhone = (form: Registration): Registration => (form.phone === undefined ? form : { ...form, phone: keptPhone(form.phone) });
const isTaken = ({ code }: Refusal) => code === 'identity.email_taken' || code === 'identity.phone_taken';
