import { identityLimits } from '@school/contract/identity/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

const { digits, judgedFrom, leastUsedPercent } = identityLimits.smsPrefix;

/** Does the school send SMS to this country? `countries` are codes with the plus (docs/design/security.md#sms-codes: an allow-list). */
export const mayGetSms = (phone: string, countries: readonly string[]): Verdict =>
  countries.some((code) => phone.startsWith(code)) ? allowed() : refused('identity.wrong_phone');

/** The range a number in E.164 belongs to: its country, and the operator where the country's code is short. */
export const prefixOf = (phone: string): string => phone.slice(0, 1 + digits);

/** Hardly anybody types in what is sent there: of at least 50 codes fewer than 30 in a hundred were used. */
export const isPumped = ({ sent, used }: { sent: number; used: number }): boolean =>
  sent >= judgedFrom && used * 100 < sent * leastUsedPercent;
