import type { AnswerOf } from '@school/contract/calls';
import { notificationLimits } from '@school/contract/notifications/limits';
import type { messageStates } from '@school/contract/notifications/limits';
import type { ManagerMessage } from '@school/contract/notifications/manager-calls';

import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Tools } from './tools.ts';

type Row = Awaited<ReturnType<Tools['messages']['latest']>>[number];
type Listed = AnswerOf<'GET /manager/messages'>;
interface Filter {
  state?: (typeof messageStates)[number] | undefined;
  search?: string | undefined;
  before?: string | undefined;
  customerId?: string;
}

/** `2026-11-23T07:00:00Z_<id>`: where the next page begins. */
const placeOf = ({ at, id }: Row): string => `${at.toString()}_${id}`;
function placeIn(text: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\da-f-]{36})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at, id };
}

/** What managers see of messages, and what they do with those that did not arrive. */
export function undeliveredActions(tools: Tools) {
  const { db, clock, messages, messageActs, families, identity, audit } = tools;

  async function shown(rows: readonly Row[]): Promise<ManagerMessage[]> {
    const names = await families.namesOf([...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]);
    const acts = await messageActs.of(rows.map(({ id }) => id));
    const people = new Map<string, string>();
    for (const { byAccount } of acts) if (!people.has(byAccount)) people.set(byAccount, await identity.nameOf(byAccount));
    return rows.map(({ id, channel, to, customerId, subject, state, attempts, lastFault, at }) => {
      const family = customerId === null ? undefined : names.get(customerId);
      return {
        messageId: id,
        channel,
        to: channel === 'push' || channel === 'telegram' ? null : to,
        family: customerId === null || family === undefined ? null : { familyId: customerId, name: family },
        subject,
        state,
        attempts,
        fault: lastFault,
        timestamp: at.toString(),
        acts: acts
          .filter(({ messageId }) => messageId === id)
          .map(({ act, byAccount, reason, at: when }) => ({ act, by: people.get(byAccount) ?? '', reason, at: when.toString() })),
      };
    });
  }

  async function list({ state, search = '', before, customerId }: Filter): Promise<Listed> {
    const text = search.trim();
    const rows = await messages.latest({
      customerId,
      states: state && [state],
      search: text === '' ? undefined : { text, customerIds: await identity.search(text) },
      before: placeIn(before),
      limit: notificationLimits.messagesPage + 1,
    });
    const page = rows.slice(0, notificationLimits.messagesPage);
    const last = page.at(-1);
    return { messages: await shown(page), next: rows.length > page.length && last ? placeOf(last) : null, failed: await messages.failed() };
  }

  /** Where the person is reached now: an address that was wrong may have been put right since. */
  async function addressNow({ channel, customerId }: Row): Promise<string | undefined> {
    if (customerId === null || channel === 'push' || channel === 'telegram') return undefined;
    const { email, phone } = await identity.reachOf(customerId);
    return (channel === 'mail' ? email : phone?.replace('+', '')) ?? undefined;
  }

  const settle =
    (act: 'retried' | 'closed', action: (row: Row) => Promise<boolean>) =>
    (who: Principal, messageId: string, reason: string): Promise<ManagerMessage> =>
      db.inTransaction(async () => {
        const row = await messages.find(messageId);
        if (!row) throw new Refusal('notifications.message_not_found');
        if (!(await action(row))) throw new Refusal('notifications.message_not_failed');
        await messageActs.add({ messageId, act, byAccount: who.accountId, reason, at: clock.now() });
        const names = row.customerId === null ? undefined : await families.namesOf([row.customerId]);
        await audit.record({
          by: who,
          act: `messages.${act}`,
          familyId: row.customerId !== null && names?.has(row.customerId) ? row.customerId : null,
          subject: { type: 'message', id: messageId, name: row.subject },
          reason,
          before: { state: row.state, fault: row.lastFault },
          after: { state: act === 'retried' ? 'queued' : 'closed' },
        });
        const [now] = await shown([(await messages.find(messageId)) ?? row]);
        if (!now) throw new Refusal('notifications.message_not_found');
        return now;
      });

  return {
    undelivered: list,
    /** What was sent to a family; refuses with families.family_not_found. */
    async sentTo(familyId: string, before?: string): Promise<Listed> {
      await families.family(familyId);
      return list({ customerId: familyId, before });
    },
    retry: settle('retried', async (row) => messages.again(row.id, await addressNow(row))),
    close: settle('closed', (row) => messages.close(row.id)),
  };
}
