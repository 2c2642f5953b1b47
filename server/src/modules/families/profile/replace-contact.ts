import type { AnswerOf } from '@school/contract/calls';

import type { Principal } from '#platform/principal';

import { keepFound } from '../family/keep-found.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/**
 * The e-mail or the phone of whoever asks is another one from now on; null takes it away. A family is found by it from now on.
 * That it is confirmed, the caller has made sure of.
 */
export const replaceContact =
  (tools: Tools) =>
  (who: Principal, kind: 'email' | 'phone', to: string | null): Promise<AnswerOf<'POST /user/contacts'>> =>
    tools.db.inTransaction(async () => {
      const contacts = await tools.identity.contacts.replace(who.accountId, kind, to);
      // Of a teacher there is no family.
      await keepFound(tools)(who.customerId);
      await tools.realtime.changed(`users/${who.customerId}`);
      return contacts;
    });
