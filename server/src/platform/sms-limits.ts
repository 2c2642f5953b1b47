import { createHash } from 'node:crypto';

import { Undeliverable } from './mail.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SmsPort } from './sms.ts';

/** More than any family gets; less than is worth somebody's while. */
const perNumberDay = 50;

/**
 * Every SMS of the school passes here on its way out, whoever sends it: to countries of the list alone, so many a day in all and
 * to a number. What is stopped is undeliverable, and stands on the managers' list with the reason.
 */
export function limitedSms(
  port: SmsPort,
  given: { rateLimit: Pick<RateLimit, 'fits' | 'hasRoom'>; countries: () => readonly string[]; perDay: () => number },
): SmsPort {
  const { rateLimit, countries, perDay } = given;
  const fits = (key: string, most: number) => rateLimit.fits(`sms ${key}`, { most, window: { hours: 24 } });
  return {
    async send(sms) {
      if (!countries().some((code) => `+${sms.to}`.startsWith(code)))
        throw new Undeliverable('SMS do not go to this country: the settings of the school say to which');
      const number = createHash('sha256').update(sms.to).digest('base64url');
      if (!(await fits(`number ${number}`, perNumberDay))) throw new Undeliverable(`More than ${perNumberDay} SMS to one number in a day`);
      // What was stopped is not counted: a larger budget lets go on at once.
      if (!(await rateLimit.hasRoom('sms all', perDay())) || !(await fits('all', perDay())))
        throw new Undeliverable('The SMS of the day are used up');
      await port.send(sms);
    },
  };
}
