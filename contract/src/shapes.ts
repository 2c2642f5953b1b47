import * as z from 'zod/mini';

import { named, shape } from './named.ts';

/** Shapes that several modules share. Named ones become components of the API document. */

export const Id = z.uuid();

/** A body without fields: the call and its path say all. */
export const Nothing = z.strictObject({});

const isOurTime = (date: string): boolean => /^(?:19|20|21)/.test(date);

/** An instant, ISO 8601 in UTC, of the years a school can speak of. */
export const Instant = z.iso.datetime().check(z.refine(isOurTime));

/** A day of the calendar, `2026-11-23`. */
export const Day = z.iso.date().check(z.refine(isOurTime));

/** A text in both languages of the school. */
export const Localised = shape('Localised', { ru: z.string(), en: z.string() });
export type Localised = z.infer<typeof Localised>;

export const Locale = named('Locale', z.enum(['ru-RU', 'en-US']));
export type Locale = z.infer<typeof Locale>;

export const Currency = named('Currency', z.enum(['BYN', 'RUB', 'USD', 'EUR', 'KZT']));
export type Currency = z.infer<typeof Currency>;

/** An amount in the minor units of its currency: kopecks, cents. */
export const Money = shape('Money', { amount: z.int().check(z.nonnegative()), currency: Currency });
export type Money = z.infer<typeof Money>;

/** Zones that were found. The machine takes longer to look one up than to read all else that a person is. */
const zones = new Set<string>();

/** An IANA time zone the machine knows, e.g. Europe/Minsk. */
export const TimeZone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((zone) => {
    try {
      if (!zones.has(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) && zones.size < 999) zones.add(zone);
      return true;
    } catch {
      return false;
    }
  }),
);

/*
 * What people write comes in two shapes. Neither takes a control character or half of a surrogate pair: no keyboard has
 * them, and databases, calendars and letters stumble over them.
 */
const inOneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
const inLines = /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u;
const texts = new WeakSet<object>();

/** One line that a person typed: trimmed, at most `most` signs, with nothing that breaks it or turns its order around. */
export const line = (most: number, least = 1) =>
  z.string().check(
    z.overwrite((typed) => typed.replaceAll('\t', ' ')),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.regex(inOneLine),
  );

/**
 * A name of a person: letters of any alphabet, with spaces, hyphens, apostrophes and dots between them. Nothing else, since names
 * stand in letters and calendars: no address, no sum, no second line.
 */
export const personName = (most: number, least = 1) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^(?:\p{L}[\p{L}\p{M} .'’ʼ`-]*)?$/u));

/** A text that a person typed, with as many lines as they like: trimmed, at most `most` signs. */
export function text(most: number, least = 1) {
  const shape = z.string().check(
    z.overwrite((typed) => typed.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')),
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.regex(inLines),
  );
  texts.add(shape);
  return shape;
}

/** Whether a shape takes more than one line. */
export const isText = (shape: object): boolean => texts.has(shape);

/** A word that machines hand around, of a code to a token: visible signs of ASCII, at most `most`. */
export const word = (most: number, least = 0) => z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[!-~]*$/));

/** A secret that a person typed: not trimmed, for a space may belong to it. */
export const secret = (most: number, least = 0) => z.string().check(z.minLength(least), z.maxLength(most), z.regex(inOneLine));

/** A whole number between two. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The same in an address, where all there is is text. */
export const wholeInQuery = (least: number, most: number) => z.coerce.number().check(z.multipleOf(1), z.gte(least), z.lte(most));

/** The most that a column of whole numbers holds. */
export const largest = 2 ** 31 - 1;

/** The answer of a call that only does something. */
export const Done = shape('Done', { done: z.literal(true) });
