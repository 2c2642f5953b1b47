import * as z from 'zod/mini';

import { named, shape } from '../named.ts';
import { Instant, line, text } from '../shapes.ts';

/** Ways out of the school whose passwords and keys an owner enters, where whoever runs the server has not fixed them. */
export const secretKinds = ['mail', 'sms', 'telegram', 'stripe', 'bepaid'] as const;
export const SecretKind = named('SecretKind', z.enum(secretKinds));
export type SecretKind = (typeof secretKinds)[number];

const Port = z.int().check(z.gte(1), z.lte(65_535));
const WebAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));

/** A token as BotFather gives it. */
export const botToken = /^\d{3,20}:[\w-]{20,100}$/;

/** As they are entered. They are sealed at once and never read back. */
export const SchoolSecret = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail'),
    host: z.string().check(z.regex(/^[a-z0-9.-]+$/i), z.maxLength(253)),
    port: Port,
    user: line(254, 0),
    password: line(500, 0),
    from: z.email().check(z.maxLength(254)),
  }),
  z.strictObject({
    kind: z.literal('sms'),
    url: WebAddress,
    token: line(500, 0),
    /** What a phone shows as the sender: eleven Latin signs at most. */
    from: z.string().check(z.regex(/^[A-Za-z0-9 ._-]{1,11}$/)),
  }),
  z.strictObject({ kind: z.literal('telegram'), token: z.string().check(z.regex(botToken)) }),
  z.strictObject({
    kind: z.literal('stripe'),
    secretKey: z.string().check(z.regex(/^(?:sk|rk)_\w{5,250}$/)),
    webhookSecret: z.string().check(z.regex(/^whsec_\w{1,250}$/)),
  }),
  z.strictObject({
    kind: z.literal('bepaid'),
    shopId: z.string().check(z.regex(/^\d{1,20}$/)),
    secretKey: line(250),
    publicKey: text(4000, 20),
    eripServiceNo: z.string().check(z.regex(/^\d{0,20}$/)),
  }),
]);
export type SchoolSecret = z.infer<typeof SchoolSecret>;

/** One of them, as far as it is told. */
export const SecretShown = shape('SchoolSecretShown', {
  kind: SecretKind,
  /** `fixed`: whoever runs the server says it. */
  standing: z.enum(['none', 'set', 'fixed']),
  /** The last signs, by which its owner knows it. */
  hint: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.nullable(Instant),
});
export type SecretShown = z.infer<typeof SecretShown>;
