import { type SchoolSecret, SchoolSecret as Shape, type SecretKind, secretKinds, type SecretShown } from '@school/contract/school/secrets';
import type { Locale } from '@school/contract/shapes';

import type { Clock } from '#platform/clock';
import type { Colleague } from '#platform/dated-rows';
import type { Db } from '#platform/db';
import { smtpMail } from '#platform/mail';
import type { Messages } from '#platform/messages';
import { isPublicKey } from '#platform/public-key';
import type { RateLimit } from '#platform/rate-limit';
import type { Realtime } from '#platform/realtime';
import { Refusal } from '#platform/refusal';
import { type Sealer, WrongKey } from '#platform/sealing';
import { gatewaySms } from '#platform/sms';
import { limitedSms } from '#platform/sms-limits';

import { createSecretsStore, type SealedSecret } from './secrets.store.ts';
import { fixedWays, hintOf, type Ways, variables, type WaySettings, waysOf } from './ways.ts';

export interface SecretsGiven {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  realtime: Pick<Realtime, 'tellServers' | 'onWord'>;
  messages: Pick<Messages, 'lead'>;
  rateLimit: Pick<RateLimit, 'fits' | 'hasRoom'>;
  settings: WaySettings;
  /** SMS a day now. */
  smsPerDay: () => number;
  smsCountries: () => readonly string[];
  onFault: (fault: unknown, what: string) => void;
}

/** By which servers tell each other. */
const word = 'school.secrets';
/** How long a server that heard of no change goes without looking itself. */
const lookEveryMs = 10_000;
const placeOf = (kind: SecretKind) => `school_secrets ${kind}`;

/**
 * Ways out of the school that its owner has set up (docs/rules/opening.md#secrets): sealed in the database, opened when the school starts
 * and when one changes, and carried from then on by whoever they name.
 */
export async function schoolSecrets(given: SecretsGiven, name: (locale: Locale) => string) {
  const { db, clock, sealer, realtime, messages, rateLimit, settings, smsPerDay, smsCountries, onFault } = given;
  const store = createSecretsStore(db);
  const hearers: Array<(ways: Ways) => void> = [];
  let rows: readonly SealedSecret[] = [];
  let ways: Ways = fixedWays(settings);
  let version = '';

  const entered = () =>
    Object.fromEntries(rows.map(({ kind, sealed }) => [kind, Shape.parse(JSON.parse(sealer.open(sealed, placeOf(kind))))])) as Parameters<
      typeof waysOf
    >[1];

  /** Letters are of two languages, and say by their words which. */
  const named = ({ text }: { text: string }) => name(/[а-яё]/i.test(text) ? 'ru-RU' : 'en-US');

  function lead({ mail, sms }: Ways): void {
    const limits = { rateLimit, countries: smsCountries, perDay: smsPerDay };
    messages.lead({ mail: mail && smtpMail({ ...mail, named }), sms: sms && limitedSms(gatewaySms(sms), limits) });
  }

  interface Sealed {
    rows: readonly SealedSecret[];
    version: string;
  }
  const read = async (): Promise<Sealed> => ({ rows: await store.all(), version: await store.version() });
  /** Takes up what is sealed now; what is the same as before goes on undisturbed. */
  function takeUp(now: Sealed): void {
    const before = JSON.stringify(ways);
    ({ rows, version } = now);
    ways = waysOf(settings, entered());
    if (JSON.stringify(ways) === before) return;
    lead(ways);
    for (const hear of hearers) hear(ways);
  }

  const stranger = (await store.all()).find(({ sealed }) => !sealer.knows(sealed));
  if (stranger) throw new WrongKey(placeOf(stranger.kind));
  takeUp(await read());
  lead(ways);

  const refresh = (): Promise<void> =>
    store
      .version()
      .then(async (newest) => (newest === version ? undefined : takeUp(await read())))
      .catch((fault: unknown) => onFault(fault, 'secrets of the school'));
  realtime.onWord((said) => {
    if (said === word) void refresh();
  });
  /** Other servers hear of it after the commit, and this one knows it with the commit. */
  const changing = (change: () => Promise<void>): Promise<void> =>
    db.inTransaction(async () => {
      await change();
      await realtime.tellServers(word);
      const now = await read();
      db.afterCommit(() => takeUp(now));
    });
  const isFixed = (kind: SecretKind): boolean => fixedWays(settings)[kind] !== undefined;

  return {
    /** What holds now. */
    ways: (): Ways => ways,
    /** Hears of each change, on every server. */
    onChange: (hear: (ways: Ways) => void): void => void hearers.push(hear),
    /** When the owner entered it; what the server says is of always. */
    setAt: (kind: string): Temporal.Instant | undefined => rows.find((it) => it.kind === kind)?.setAt,
    async show(): Promise<SecretShown[]> {
      const all = await store.all();
      return secretKinds.map((kind) => {
        const row = all.find((it) => it.kind === kind);
        if (isFixed(kind) || !row) return { kind, standing: isFixed(kind) ? 'fixed' : 'none', hint: null, by: null, at: null };
        return { kind, standing: 'set', hint: row.hint, by: row.setByName, at: row.setAt.toString() };
      });
    },
    async set(by: Colleague, secret: SchoolSecret): Promise<void> {
      const { kind } = secret;
      if (isFixed(kind)) throw new Refusal('school.setting_fixed', { variable: variables[kind] });
      if (kind === 'bepaid' && !isPublicKey(secret.publicKey)) throw new Refusal('school.wrong_public_key');
      const sealed = sealer.seal(JSON.stringify(secret), placeOf(kind));
      await changing(
        async () => void (await store.set({ kind, sealed, hint: hintOf(secret), setByName: by.name, setAt: clock.now() }, by.accountId)),
      );
    },
    async forget(kind: SecretKind): Promise<void> {
      await changing(async () => {
        if (!(await store.forget(kind))) throw new Refusal('school.setting_not_found');
      });
    },
    /** Looks by itself from now on; answers with what ends it. */
    watch(): () => void {
      const timer = setInterval(() => void refresh(), lookEveryMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
