import type { SentTo } from '@school/contract/calls';

import type { Principal } from '#platform/principal';

import { keepFound } from './keep-found.ts';
import { speak } from './speak.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type Change = SentTo<'PATCH /user'>['body'];

/** Changes the parent's fields. A kid has no part in it: what it sees and hears in is its device's (docs/decisions/0043). */
export const changeUser =
  (tools: Tools) =>
  async (who: Principal, { locale, preferences, ...parents }: Change): Promise<void> => {
    const { db, families, realtime } = tools;
    const { theme, sounds, kidFaces, tourSeen } = preferences ?? {};
    await db.inTransaction(async () => {
      const { firstName, lastName, currency, timezone } = parents;
      await families.change(who.customerId, {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(currency !== undefined && { currency }),
        ...(timezone !== undefined && { timezone }),
        ...(theme !== undefined && { theme }),
        ...(sounds !== undefined && { sounds }),
        ...(kidFaces !== undefined && { kidFaces }),
        ...(tourSeen !== undefined && { tourSeen }),
      });
      if (firstName !== undefined || lastName !== undefined) await keepFound(tools)(who.customerId);
      if (locale) await speak(tools, who.customerId, locale);
      await realtime.changed(`users/${who.customerId}`);
    });
  };

/** Child mode with its PIN, or without both (docs/rules/people.md#kid-session). The password has been asked for before. */
export const setChildMode =
  ({ db, families, identity, realtime }: Tools) =>
  (who: Principal, pin: string | null): Promise<void> =>
    db.inTransaction(async () => {
      await identity.setPin(who.accountId, pin);
      await families.change(who.customerId, { childMode: pin !== null });
      await realtime.changed(`users/${who.customerId}`);
    });
