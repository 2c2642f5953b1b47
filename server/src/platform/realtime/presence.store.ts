import { realtimeLimits } from '@school/contract/realtime/limits';

import { type Db, sql } from '../db.ts';

/** People who are offline since, and conversations where somebody stopped typing because of it. */
interface Removed {
  people: string[];
  typingIn: string[];
}

/** The rows of presence. Leases go by the database's clock, so nodes need not agree on the time. */
export function createPresenceRows(db: Db, node: string) {
  const lease = sql`clock_timestamp() + make_interval(secs => ${realtimeLimits.leaseSeconds})`;

  const online = async (people: readonly string[]): Promise<Set<string>> => {
    const rows = await db.all(sql<{ person: string }>`
      select distinct p.person from platform_realtime_presence p join platform_realtime_nodes n using (node)
      where p.person = any(${[...people]}::text[]) and n.lease_until > clock_timestamp()`);
    return new Set(rows.map(({ person }) => person));
  };

  /** Looked at after the rows are gone: two nodes that lose a person at once both see it, and one of them last. */
  const nowOffline = async (removed: Array<{ person: string; writing_in: string | null }>): Promise<Removed> => {
    const people = [...new Set(removed.map(({ person }) => person))];
    const still = people.length > 0 ? await online(people) : new Set<string>();
    return {
      people: people.filter((person) => !still.has(person)),
      typingIn: removed.flatMap(({ writing_in }) => (writing_in === null ? [] : [writing_in])),
    };
  };

  return {
    online,

    async writers(topics: readonly string[]): Promise<Array<{ topic: string; person: string }>> {
      return db.all(sql<{ topic: string; person: string }>`
        select distinct p.writing_in as topic, p.person
        from platform_realtime_presence p join platform_realtime_nodes n using (node)
        where p.writing_in = any(${[...topics]}::text[]) and n.lease_until > clock_timestamp()`);
    },

    /** Renews the lease; true when the node had none. */
    async renew(): Promise<boolean> {
      const row = await db.one(sql<{ is_new: boolean }>`
        insert into platform_realtime_nodes (node, lease_until) values (${node}, ${lease})
        on conflict (node) do update set lease_until = excluded.lease_until
        returning (xmax = 0) as is_new`);
      return row?.is_new ?? false;
    },

    /** Adds connections of this node; answers with the people who were not online before. */
    async add(connections: Array<[connection: string, person: string]>): Promise<string[]> {
      const people = [...new Set(connections.map(([, person]) => person))];
      return db.inTransaction(async () => {
        const before = await online(people);
        await db.run(sql`
          insert into platform_realtime_nodes (node, lease_until) values (${node}, ${lease}) on conflict (node) do nothing`);
        await db.run(sql`
          insert into platform_realtime_presence (connection, node, person)
          select unnest(${connections.map(([id]) => id)}::uuid[]), ${node}, unnest(${connections.map(([, person]) => person)}::text[])
          on conflict (connection) do nothing`);
        return people.filter((person) => !before.has(person));
      });
    },

    async remove(connections: string[]): Promise<Removed> {
      const rows = await db.all(sql<{ person: string; writing_in: string | null }>`
        delete from platform_realtime_presence where connection = any(${connections}::uuid[]) returning person, writing_in`);
      return nowOffline(rows);
    },

    /** Removes nodes whose lease has run out, with their people. Exactly one node gets to remove each. */
    async removeDead(): Promise<Removed> {
      const rows = await db.all(sql<{ person: string; writing_in: string | null }>`
        with dead as (delete from platform_realtime_nodes where lease_until < clock_timestamp() returning node)
        select p.person, p.writing_in from platform_realtime_presence p join dead using (node)`);
      return nowOffline(rows);
    },

    /** This node closes by itself. */
    async close(): Promise<string[]> {
      const rows = await db.all(sql<{ person: string; writing_in: string | null }>`
        with me as (delete from platform_realtime_nodes where node = ${node} returning node)
        select p.person, p.writing_in from platform_realtime_presence p join me using (node)`);
      return (await nowOffline(rows)).people;
    },

    async typing(connection: string, topic: string | null): Promise<void> {
      await db.run(sql`update platform_realtime_presence set writing_in = ${topic} where connection = ${connection}`);
    },
  };
}
