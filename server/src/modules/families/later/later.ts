import { createHash, randomBytes } from 'node:crypto';

import type { AnswerOf } from '@school/contract/calls';
import { familiesLimits } from '@school/contract/families/limits';
import type { Locale } from '@school/contract/shapes';
import { keptForLater, oldEnoughNow } from '@school/words/letters/later-texts';

import { countedAddress } from '#platform/counted-address';
import { insist, Refusal } from '#platform/refusal';

import { ageOn, type BirthMonth, bornFor, mayJoin, monthOfAge } from '../rules/kid.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { createLaterStore } from '../stores/later.store.ts';

interface Left {
  email: string;
  dob: BirthMonth;
  locale: Locale;
}

/** 256 bits by chance: nothing is gained by a slower hash. */
const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Children who are too young for a first lesson: told at once, and written to once, in the month in which they are old enough. */
export function later({ db, clock, school, messages, rateLimit, address }: Tools) {
  const store = createLaterStore(db);
  const fromAge = () => school.now('introFromAge');

  return {
    /** What a birth month comes to, before anything else is filled in. */
    age(birth: BirthMonth): AnswerOf<'GET /registration/age'> {
      const now = clock.now();
      const age = ageOn(birth, now);
      const tooYoung = age < fromAge() ? { fromAge: fromAge(), fromMonth: monthOfAge(birth, fromAge()) } : null;
      return { may: mayJoin(birth, now), age, tooYoung };
    },
    /** Keeps an address, and tells it at once what is kept and how it is taken back. */
    async leave({ email, dob, locale }: Left, ip: string): Promise<{ fromMonth: string }> {
      const { perAddressHour, perContactDay } = familiesLimits.later;
      const now = clock.now();
      insist(mayJoin(dob, now));
      const age = ageOn(dob, now);
      if (age >= fromAge()) throw new Refusal('families.old_enough', { age, from: fromAge() });
      await rateLimit.take(`left for later from ${countedAddress(ip)}`, { most: perAddressHour, window: { hours: 1 } });
      await rateLimit.take(`left for later to ${email.toLowerCase()}`, { most: perContactDay, window: { hours: 24 } });
      const token = randomBytes(32).toString('base64url');
      const fromMonth = monthOfAge(dob, fromAge());
      await db.inTransaction(async () => {
        if (!(await store.add({ email, birth: dob, locale, tokenHash: hashOfToken(token), at: now }))) return;
        const letter = keptForLater({ address, locale, school: school.name(locale), month: fromMonth, token });
        await messages.queue({ key: `left for later ${hashOfToken(token).toString('hex')}`, channel: 'mail', to: email, ...letter });
      });
      return { fromMonth };
    },
    async takeBack(token: string, ip: string): Promise<void> {
      const { perAddressHour } = familiesLimits.later;
      await rateLimit.take(`takes back what was left for later from ${countedAddress(ip)}`, { most: perAddressHour, window: { hours: 1 } });
      await store.drop(hashOfToken(token));
    },
    /** By the clock: writes to those whose child is old enough, and forgets them. While no new families are taken they wait on. */
    async writeDue(): Promise<void> {
      if ((await school.opening.state()) !== 'open') return;
      await db.inTransaction(async () => {
        for (const { email, locale, year, month } of await store.takeBornUntil(bornFor(fromAge(), clock.now()))) {
          const letter = oldEnoughNow({ address, locale, school: school.name(locale), age: fromAge() });
          await messages.queue({ key: `old enough ${email} ${year}-${month}`, channel: 'mail', to: email, ...letter });
        }
      });
    },
  };
}
