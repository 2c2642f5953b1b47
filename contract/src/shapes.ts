import * as z from 'zod/mini';

/** Shapes that several modules share. Named ones become components of the API document. */

export const Id = z.uuid();

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A text in both languages of the school. */
export const Localised = z.strictObject({ ru: z.string(), en: z.string() }).register(z.globalRegistry, { id: 'Localised' });
export type Localised = z.infer<typeof Localised>;

export const Locale = z.enum(['ru-RU', 'en-US']).register(z.globalRegistry, { id: 'Locale' });
export type Locale = z.infer<typeof Locale>;

export const Currency = z.enum(['BYN', 'RUB', 'USD', 'EUR', 'KZT']).register(z.globalRegistry, { id: 'Currency' });
export type Currency = z.infer<typeof Currency>;

/** An amount in the minor units of its currency: kopecks, cents. */
export const Money = z
  .strictObject({ amount: z.int().check(z.nonnegative()), currency: Currency })
  .register(z.globalRegistry, { id: 'Money' });
export type Money = z.infer<typeof Money>;

/** An IANA time zone the machine knows, e.g. Europe/Minsk. */
export const TimeZone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
    } catch {
      return false;
    }
  }),
);

/** A line that a person typed: trimmed, not empty, at most `most` signs. */
export const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** The answer of a call that only does something. */
export const Done = z.strictObject({ done: z.literal(true) }).register(z.globalRegistry, { id: 'Done' });
