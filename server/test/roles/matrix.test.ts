import { randomUUID } from 'node:crypto';

import type { Call } from '@school/contract/call';
import { calls, type KnownCall } from '@school/contract/calls';
import { needsOf, rightOf } from '@school/contract/role-matrix';
import { type Role, roles } from '@school/contract/roles';
import { expect, test } from 'vitest';

import { demoAccounts } from '../../src/demo/accounts.ts';
import { ofAdults } from './adults.ts';
import { againstDocument } from './answer-check.ts';
import { openBusySchool } from './busy-school.ts';
import { fieldsOf, nonsense, spoiled } from './nonsense.ts';
import { type Ids, nobodys, objectsOf } from './objects.ts';
import { addressOf, type Answer, readAnswer, type Sample, type SignedIn } from './people.ts';
import { idsOf, sampleOf } from './samples.ts';
import { overSockets } from './sockets.ts';
import { filling, idFieldOf } from './sample-requests.ts';

const isLong = process.env['LONG'] === '1';

const everyCall = Object.entries(calls) as [KnownCall, Call][];

/** A call as somebody with these ids would send it. */
function sampleFor(key: KnownCall, call: Call, ids: Ids): Sample {
  const filled = filling(key, ids);
  return {
    ...(call.params && { params: sampleOf(call.params, filled) }),
    ...(call.query && { query: sampleOf(call.query, filled) }),
    ...(call.body && { body: sampleOf(call.body, filled) }),
  };
}

/** The school, everybody signed in to it, and what is whose. */
async function openStage() {
  const busy = await openBusySchool();
  const { school, send, signIn } = busy;
  const objects = await objectsOf(school);
  const parked = await signIn(demoAccounts.parent);
  const { body } = await send(parked, 'POST /user/kid-session', { body: { kidUid: objects.kid.own['kidUid'] } });
  const bearers: Record<Role, string | undefined> = {
    guest: undefined,
    parent: await signIn(demoAccounts.parent),
    kid: (body as { bearer: string }).bearer,
    teacher: await signIn(demoAccounts.teacher),
    manager: await signIn(demoAccounts.manager),
    support: await enterFamily(busy, objects.parent.own['familyId'] ?? ''),
  };

  /** Makes the call and takes back whatever it did, so that the next one finds the school as it was. */
  async function tried(role: Role, key: KnownCall, sample: Sample): Promise<Answer> {
    let answer: Answer | undefined;
    const { method, path } = addressOf(key, sample);
    const undone = school.db.inTransaction(async () => {
      const raw = await school.http.inject({
        method: method as 'GET',
        url: path,
        headers: {
          'x-requested-with': 'chip',
          authorization: `Bearer ${bearers[role]}`,
          'idempotency-key': randomUUID(),
          ...(sample.body && { 'content-type': 'application/json' }),
        },
        ...(sample.body && { payload: JSON.stringify(sample.body) }),
      });
      answer = readAnswer(raw.statusCode, raw.headers['content-type'] as string | undefined, raw.body);
      throw new Error('taken back');
    });
    await undone.catch(() => undefined);
    if (!answer) throw new Error(`${key} was not answered`);
    return answer;
  }
  /** Every answer is held against the API document; what differs is collected. */
  const undocumented = new Set<string>();
  const heard = (key: string, answer: Answer): Answer => {
    const difference = againstDocument(key, answer.status, answer.body);
    if (difference !== undefined) undocumented.add(difference);
    return answer;
  };
  const recorded: typeof busy.send = async (bearer, call, sample) => heard(call, await busy.send(bearer, call, sample));
  return {
    ...busy,
    send: recorded,
    objects,
    bearers,
    undocumented,
    tried: async (...asked: Parameters<typeof tried>) => heard(asked[1], await tried(...asked)),
  };
}

/** A colleague goes into the family's account with a reason, and is allowed to change something. */
async function enterFamily({ send, signIn }: Awaited<ReturnType<typeof openBusySchool>>, familyId: string): Promise<string> {
  const colleague = await signIn(demoAccounts.support);
  const asked = { params: { familyId }, body: { reason: 'The parent is on the phone' } };
  const { body } = await send(colleague, 'POST /manager/families/:familyId/support', asked);
  const entered = await send(colleague, 'POST /user/session', { body: { ...(body as { idToken: string }), isSupport: true } });
  const { bearer } = entered.body as { bearer: string };
  const allowed = await send(bearer, 'POST /support/changes', { body: { reason: 'Moves a lesson for them' } });
  return (allowed.body as { bearer: string }).bearer;
}

type Stage = Awaited<ReturnType<typeof openStage>>;

test(
  'the role matrix is what the living school does: every call, every role, own and foreign objects',
  async () => {
    const stage = await openStage();
    expect(await withoutRight(stage), 'whoever has no right is turned away before anything is read').toEqual([]);
    expect(await withoutNeeded(stage), 'a colleague without the right a call asks for is turned away').toEqual([]);
    expect(await withForeign(stage), 'what is somebody else’s is answered like what does not exist').toEqual([]);
    expect(await withOwn(stage), 'whoever has a right reaches what is theirs: at most a rule says no').toEqual([]);
    expect(await overSockets(stage), 'live topics go by the same rows').toEqual([]);
    const { school, objects } = stage;
    expect(await ofAdults(school, objects.parent.own['familyId'] ?? '', stage), 'an invited adult does what the parent lets it').toEqual(
      [],
    );
    // Last: what is taken back in the database may still be remembered by the process, such as a session that was ended.
    expect(await withNonsense(stage), 'nonsense in any field is refused, and never a fault').toEqual([]);
    expect([...stage.undocumented], 'every answer is what the API document says').toEqual([]);
  },
  isLong ? 3_600_000 : 600_000,
);

async function withoutRight({ send, bearers }: Stage): Promise<string[]> {
  const differences: string[] = [];
  for (const [key] of everyCall)
    for (const role of roles.filter((it) => rightOf(key, it) === 'deny')) {
      const { status } = await send(bearers[role], key, key.startsWith('GET') ? {} : { body: { nonsense: true } });
      if (status !== (role === 'guest' ? 401 : 403)) differences.push(`${role}: ${key} → ${status}`);
    }
  return differences;
}

/** The colleague of support has one right of all: what asks for others is not theirs. */
async function withoutNeeded({ send, signIn }: Stage): Promise<string[]> {
  const colleague = await signIn(demoAccounts.support);
  const differences: string[] = [];
  for (const [key] of everyCall) {
    const needs = needsOf(key);
    if (needs.length === 0 || needs.includes('support') || rightOf(key, 'manager') === 'deny') continue;
    const { status, code } = await send(colleague, key, key.startsWith('GET') ? {} : { body: { nonsense: true } });
    if (status !== 403 || code !== 'identity.right_needed') differences.push(`${key} → ${status} ${code}`);
  }
  return differences;
}

/**
 * Every field of every call with what nobody sends, one at a time. In a long test (LONG=1) all of it, as everybody who may make
 * the call; otherwise one kind of nonsense in every other field, by turns, as one of them.
 */
async function withNonsense({ tried, objects, bearers }: Stage): Promise<string[]> {
  const faults: string[] = [];
  let fields = 0;
  for (const [key, call] of everyCall) {
    const may = roles.filter((role) => rightOf(key, role) !== 'deny' && (role === 'guest' || bearers[role] !== undefined));
    for (const field of fieldsOf(call)) {
      fields += 1;
      if (!isLong && fields % 2 === 0) continue;
      const turn = Math.floor(fields / 2);
      for (const role of isLong ? may : may.slice(turn % may.length, (turn % may.length) + 1)) {
        const sample = sampleFor(key, call, objects[role === 'guest' ? 'parent' : role].own);
        for (const value of isLong ? nonsense : [nonsense[turn % nonsense.length]]) {
          const { status, code } = await tried(role, key, spoiled(sample, field, value));
          if (status >= 500)
            faults.push(
              `${role}: ${key} ${field.part}.${field.path.join('.')} = ${JSON.stringify(value)?.slice(0, 40)} → ${status} ${code}`,
            );
        }
      }
    }
  }
  return faults;
}

async function withOwn({ tried, objects }: Stage): Promise<string[]> {
  const differences: string[] = [];
  for (const [key, call] of everyCall)
    for (const role of roles) {
      if (role === 'guest' || rightOf(key, role) === 'deny') continue;
      const answer = await tried(role, key, sampleFor(key, call, objects[role].own));
      if (answer.status >= 400 && !isRule(key, call, role, answer)) differences.push(`${role}: ${key} → ${said(answer)}`);
    }
  return differences;
}

async function withForeign(stage: Stage): Promise<string[]> {
  const differences: string[] = [];
  for (const [key, call] of everyCall)
    for (const role of roles) {
      if (role === 'guest' || rightOf(key, role) !== 'own') continue;
      for (const { part, field } of idsOf(call)) {
        if (everybodys.has(field)) continue;
        const difference = await oneForeign(stage, key, call, { role, part, field });
        if (difference !== undefined) differences.push(`${role}: ${key} ${difference}`);
      }
    }
  return differences;
}

/** Everything own but one id: refused in the words for an id that nobody has; a filter finds as little as with that one. */
async function oneForeign(
  { send, bearers, objects }: Stage,
  key: KnownCall,
  call: Call,
  { role, part, field }: { role: SignedIn; part: 'params' | 'query' | 'body'; field: string },
): Promise<string | undefined> {
  const { own, foreign } = objects[role];
  const id = idFieldOf(key, field);
  const theirs = foreign[id];
  if (theirs === undefined) return `has no foreign ${field} to be tried with`;
  const sample = sampleFor(key, call, own);
  const answers: Answer[] = [];
  for (const value of [theirs, nobodys]) {
    const changed = sampleFor(key, call, { ...own, [id]: value })[part] ?? {};
    // A filter or another field that may be left out is not in the sample.
    if (!JSON.stringify(changed).includes(`"${field}"`)) changed[field] = value;
    answers.push(await send(bearers[role], key, { ...sample, [part]: changed }));
  }
  const [ofTheirs, ofNobody] = answers.map((answer, which) => said(answer).replaceAll([theirs, nobodys][which] ?? '', 'the id'));
  const refused = (answers[0]?.status ?? 0) >= 402 || ((part === 'query' || quiet.has(key)) && answers[0]?.status === 200);
  return refused && ofTheirs === ofNobody ? undefined : `with a foreign ${field} → ${ofTheirs}; with nobody’s → ${ofNobody}`;
}

const said = ({ status, code, body }: Answer): string => `${status} ${code ?? ''} ${JSON.stringify(body)}`.slice(0, 300);

/** Said twice they do nothing the second time, and nothing to what is not one's own. */
const quiet = new Set<KnownCall>(['POST /notifications/read', 'DELETE /teacher/note-templates/:templateId']);

/** Ids of what everybody in the school may name. */
const everybodys = new Set(['teacherId', 'groupId', 'playbookUid', 'customerId']);

/** Said by a rule after the object was found; for managers, who may reach everything, also that there is no such thing. */
function isRule(key: KnownCall, call: Call, role: Role, { status, code = '' }: Answer): boolean {
  if (nothingYet[key] === code) return true;
  const isListed = (call.refusals as readonly string[]).includes(code);
  return isListed && ([402, 409, 422, 429].includes(status) || (role === 'manager' && status === 404));
}

/** Where even one's own is not there: the door opens to nobody who is in, no trial is held, no diagnostics done, no club joined. */
const nothingYet: Partial<Record<KnownCall, string>> = {
  'POST /auth/sign-in': 'identity.wrong_credentials',
  'POST /user/session': 'identity.token_expired',
  'POST /auth/link': 'identity.token_expired',
  'POST /auth/contact-code': 'identity.token_expired',
  'POST /auth/sms-code': 'identity.phone_unknown',
  'POST /user/contacts/own/confirm': 'identity.wrong_sms_code',
  'POST /auth/social/finish': 'identity.social_expired',
  'POST /user/social/finish': 'identity.social_expired',
  'POST /auth/pictures': 'identity.pictures_off',
  'POST /auth/second-factor': 'identity.token_expired',
  'POST /auth/second-factor/enrol': 'identity.token_expired',
  'POST /auth/second-factor/confirm': 'identity.token_expired',
  'GET /setup': 'identity.setup_done',
  'POST /setup/claim': 'identity.setup_done',
  'POST /setup/owner': 'identity.setup_done',
  'POST /setup/recover': 'identity.setup_done',
  'POST /auth/invitation': 'identity.invitation_over',
  'POST /auth/invitation/accept': 'identity.invitation_over',
  'POST /auth/adult': 'identity.invitation_over',
  'POST /auth/adult/accept': 'identity.invitation_over',
  'POST /pay-links/look': 'pay-links.not_found',
  'POST /pay-links/pay': 'pay-links.not_found',
  'POST /auth/join': 'identity.invitation_over',
  'POST /auth/join/accept': 'identity.invitation_over',
  'POST /auth/sms-code/sign-in': 'identity.wrong_sms_code',
  'POST /auth/reset': 'auth/email-not-found',
  'POST /auth/reset/by-code': 'identity.wrong_sms_code',
  'POST /auth/reset/look': 'identity.reset_over',
  'POST /auth/reset/confirm': 'identity.reset_over',
  'POST /user/password': 'identity.wrong_password',
  'POST /user/second-factor/enrol': 'identity.wrong_credentials',
  'POST /user/second-factor/confirm': 'identity.wrong_code',
  // The password of the demo's parent is not the teacher's.
  'POST /user/contacts/code': 'identity.wrong_credentials',
  'POST /user/contacts/remove': 'identity.wrong_credentials',
  'POST /user/contacts': 'identity.contact_code_wrong',
  'GET /user/exports/:exportId/file': 'privacy.link_over',
  'POST /payments/webhooks/:provider': 'payments.bad_signature',
  'POST /lesson-room/carriers/livekit': 'lesson_room.not_our_livekit',
  'POST /telegram/updates': 'notifications.telegram_not_ours',
  'POST /intro/hold/release': 'scheduling.lesson_not_found',
  'GET /onboarding/results/:test/:kidUid': 'onboarding.no_result',
  'POST /groups/:groupId/leave': 'groups.not_enrolled',
};
