import { adultNeedOf } from '@school/contract/adult-need';
import { type AdultNeed, adultRights, mayAdult, refusalOfAdult } from '@school/contract/adult-rights';
import type { Call } from '@school/contract/call';
import { calls, type KnownCall } from '@school/contract/calls';
import { topicNeeds, topicRights } from '@school/contract/realtime/topic-rights';
import { rightIn } from '@school/contract/role-rows';
import { rightOf } from '@school/contract/role-matrix';

import type { TestSchool } from '../../src/testing.ts';
import type { openDoor } from './people.ts';

type Door = Pick<Awaited<ReturnType<typeof openDoor>>, 'send' | 'signIn'>;

const password = 'a password of an adult';

/** What adults of a family are answered otherwise than the calls say: each set of rights at every call of parents, and at every topic. */
export async function ofAdults(school: TestSchool, familyId: string, { send, signIn }: Door): Promise<string[]> {
  const differences: string[] = [];
  for (const may of adultRights) {
    const email = `${may}@example.com`;
    const adult = { familyId, name: 'Олег', may, contact: { kind: 'email' as const, to: email }, password, locale: 'ru-RU' as const };
    await school.identity.adults.add(adult);
    const bearer = await signIn({ email, password });
    for (const [key, call] of Object.entries(calls) as [KnownCall, Call][]) {
      if (rightOf(key, 'parent') === 'deny' || rightOf(key, 'guest') === 'allow') continue;
      const { status, code = '' } = await send(bearer, key, key.startsWith('GET') ? {} : { body: { nonsense: true } });
      const expected = expectedOf(may, adultNeedOf(call) ?? 'sees');
      if (expected === null ? isRefusedToAdults(code) : status !== 403 || code !== expected)
        differences.push(`adult who ${may}: ${key} → ${status} ${code}, not ${expected ?? 'let in'}`);
    }
  }
  for (const [topic, row] of Object.entries(topicRights))
    if (rightIn(row, 'parent') !== 'deny' && topicNeeds[topic as keyof typeof topicNeeds] === undefined)
      differences.push(`${topic}: says nothing of adults`);
  return differences;
}

const expectedOf = (may: (typeof adultRights)[number], need: AdultNeed): string | null =>
  mayAdult(may, need) ? null : refusalOfAdult(need);
const isRefusedToAdults = (code: string): boolean => code === 'identity.adult_may_not' || code === 'identity.parent_only';
