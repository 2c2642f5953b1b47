import type { identityCalls } from '@school/contract/identity/calls';
import { identityLimits } from '@school/contract/identity/limits';
import type { Session } from '@school/contract/identity/shapes';

import type { Clock } from '#platform/clock';
import type { AnswerTools, Handlers } from '#platform/http';
import { Refusal } from '#platform/refusal';

import type { Identity } from './identity.ts';
import type { OpenedSession } from './sessions/open-session.ts';
import { deviceOf } from './rules/device.ts';
import { byLink, cookieSeconds } from './rules/session-life.ts';

/** The cookie's name; where the school is reached by https it gets the prefix __Host- (platform/http). */
const cookie = 'chip';

/** The cookie by which a device is known after the session has ended. */
export const deviceCookie = 'chip-device';

/** Answers with a session that was just opened: its token goes into the cookie, the rest into the body. */
export async function answerWithSession(identity: Identity, clock: Clock, opened: OpenedSession, answer: AnswerTools): Promise<Session> {
  const maxAge = cookieSeconds(opened.role, clock.now(), opened.endsAt, opened.provider);
  answer.setCookie(cookie, opened.token, maxAge === undefined ? {} : { maxAge });
  return identity.describe(opened);
}

export function identityHttp(identity: Identity, clock: Clock): Handlers<typeof identityCalls> {
  return {
    'POST /auth/sign-in': ({ body, request }) => identity.signIn({ ...body, ip: request.ip, device: request.cookie(deviceCookie) }),
    'POST /auth/contact-code': ({ body, request }) => identity.contactCheck.enter({ ...body, ip: request.ip }),
    'POST /auth/link': async ({ body, request }) => ({ idToken: await identity.signInByToken(body.token, request.ip) }),
    'GET /auth/jwks': async () => ({ keys: identity.jwks.map((key) => ({ ...key })) }),
    'POST /user/session': async ({ body, caller, request, answer }) => {
      const opened = await identity.openSession({
        idToken: body.idToken,
        isSupport: body.isSupport ?? false,
        provider: body.provider,
        device: deviceOf(request.userAgent),
        before: caller,
      });
      // Neither a device lent by a link's owner nor one of support is known from then on.
      if (opened.role !== 'support' && opened.provider !== byLink) {
        const device = await identity.knownDevices.remember(request.cookie(deviceCookie), opened.sessionId);
        answer.setCookie(deviceCookie, device, { maxAge: identityLimits.knownDeviceDays * 24 * 60 * 60 });
      }
      return answerWithSession(identity, clock, opened, answer);
    },
    'GET /user/session': async ({ caller }) => ({ session: caller.role === 'guest' ? null : await identity.describe(caller) }),
    'POST /user/logout': async ({ caller, answer }) => {
      if (caller.role !== 'guest') await identity.endSession(caller.accountId, caller.sessionId);
      answer.clearCookie(cookie);
      return { done: true };
    },
    'GET /user/sessions': async ({ who }) => ({
      sessions: (await identity.sessionsOf(who.accountId)).map(({ sessionId, role, device, createdAt, lastSeenAt }) => ({
        sessionId,
        role,
        device,
        createdAt: createdAt.toString(),
        lastSeenAt: lastSeenAt.toString(),
        current: sessionId === who.sessionId,
      })),
    }),
    'DELETE /user/sessions/:sessionId': async ({ who, params, answer }) => {
      if (!(await identity.endSession(who.accountId, params.sessionId))) throw new Refusal('identity.session_not_found');
      if (params.sessionId === who.sessionId) answer.clearCookie(cookie);
      return { done: true };
    },
    'POST /user/sessions/end-others': async ({ who }) => ({ ended: await identity.endOtherSessions(who.accountId, who.sessionId) }),
    'POST /realtime/ticket': async ({ who }) => ({ ticket: await identity.liveTicket(who) }),
  };
}
