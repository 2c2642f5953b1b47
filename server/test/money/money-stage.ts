import type { Order } from '@school/contract/payments/shapes';

import { signedIn } from '../../src/platform/testing.ts';

import { haveAccount } from '../../src/modules/identity/testing.ts';
import type { Choice } from '../../src/sandbox/bank/choices.ts';
import { haveFamily } from '../../src/modules/scheduling/testing.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestAnswer, TestSchool } from '../../src/testing.ts';

type Calls = ReturnType<TestSchool['as']>;

/** A family with few lessons and few keys, so that what happens to it collides. */
interface Family {
  familyId: string;
  calls: Calls;
  orders: Order[];
  refunds: string[];
  places: Array<{ familyId: string; lessonId: string; kidUid: string; kind: 'gold' | 'silver'; inHours: number }>;
}

/** One of the things that may happen; it answers with what came of it in a word. */
export type Actions = Record<string, () => Promise<string>>;

async function aFamily(school: TestSchool, random: () => number): Promise<Family> {
  const { familyId, kidUid, parent } = await haveFamily(school);
  const gift = { source: 'added', units: 1, value: 0, currency: null, key: 'may-pay' } as const;
  await school.ledger.credit({ familyId, kind: 'silver', ...gift, expiresAt: school.clock.now().add({ hours: 24 * 365 }) });
  const places = Array.from({ length: 8 }, (_, n) => ({
    familyId,
    kidUid: n % 3 === 0 ? newId() : kidUid,
    lessonId: newId(),
    kind: n % 3 === 0 ? ('silver' as const) : ('gold' as const),
    inHours: 1 + Math.floor(random() * 24 * 30),
  }));
  return { familyId, calls: school.as(parent), orders: [], refunds: [], places };
}

/** What most codes do not say. */
const blankCode = { percent: null, amounts: null, lessons: null, forKind: null, productCode: null, endsAt: null, note: 'Проверка' };

/** A tenth off, free, and two lessons on top: none of them for everybody. */
const codesOfRun = [
  { type: 'percent', percent: 10, usesMax: 2, usesPerFamily: 2 },
  { type: 'percent', percent: 100, usesMax: 2, usesPerFamily: 1 },
  { type: 'bonus', lessons: 2, usesMax: 3, usesPerFamily: 1 },
];

async function aManager(school: TestSchool): Promise<Calls> {
  const { accountId } = await haveAccount(school, { role: 'manager', email: `${newId()}@chip.school` });
  return school.as(signedIn('manager', { accountId }));
}

/** Three families that have paid for a package each, two managers, three promo codes, and dice. */
export async function openStage(school: TestSchool, random: () => number) {
  const upTo = (count: number) => Math.floor(random() * count);
  const some = <T>(of: readonly T[]): T | undefined => of[upTo(of.length)];
  const families = await Promise.all([1, 2, 3].map(() => aFamily(school, random)));
  const managers = await Promise.all([aManager(school), aManager(school)]);
  const manager = () => some(managers) as Calls;
  const codes = await Promise.all(
    codesOfRun.map(async (its) => {
      const code = `C${newId().slice(-12)}`.toUpperCase();
      const request = { ...blankCode, ...its, code, startsAt: school.clock.now().toString() };
      const { status, body } = await manager().post('/manager/promo-codes', request);
      if (status !== 200) throw new Error(`No promo code: ${JSON.stringify(body)}`);
      return code;
    }),
  );
  const stage = {
    school,
    codes,
    random,
    upTo,
    some,
    family: () => some(families) as Family,
    place: () => some((some(families) as Family).places) as Family['places'][number],
    manager,
    /** One of few, so that two actions often have the same. */
    key: (what: string) => `${what}-key-${upTo(8)}`,
    kind: () => (random() < 0.7 ? 'gold' : 'silver') as 'gold' | 'silver',
    came({ status, body }: TestAnswer): string {
      if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`);
      return status < 300 ? 'done' : String(body.error?.code ?? status);
    },
    async bank(order: Order, choice: Choice): Promise<string> {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await school.http.inject({ method: 'POST', url: order.checkoutUrl ?? '', headers, payload: `choice=${choice}` });
      if (answer.statusCode >= 500) throw new Error(`bank ${answer.statusCode}`);
      return 'done';
    },
  };
  for (const { calls, orders } of families) {
    const order = (await calls.post('/orders', { productCode: 'individual-8', termsAccepted: true })).body as Order;
    orders.push(order);
    await stage.bank(order, 'succeed');
  }
  await school.sandbox.work();
  await school.outbox.drain();
  return stage;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;
