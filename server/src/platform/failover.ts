import { healthLimits, type HealthRow } from '@school/contract/faults/health';
import * as z from 'zod/mini';

/** How long (ms) one server of Patroni may take to answer. */
const patience = 2_000;

/** What Patroni says of itself at `/patroni`, as far as it matters here. */
const Said = z.object({
  patroni: z.object({ version: z.string() }),
  tags: z.optional(z.record(z.string(), z.unknown())),
});
const Cluster = z.object({ members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })) });
const Config = z.object({ synchronous_mode: z.optional(z.union([z.boolean(), z.string()])) });

/**
 * Before 3.0.3 Patroni writes the key of the leader into etcd3 without comparing: one that stood still takes it back from its successor,
 * and what was acknowledged meanwhile is lost (docs/decisions/0355). By the older interface of etcd it compares, and says so as a tag.
 */
const writesUncompared = ({ patroni, tags }: z.infer<typeof Said>): boolean =>
  numberOf(patroni.version) < numberOf(healthLimits.safePatroni) && tags?.['dcs'] !== 'etcd';

function numberOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return major * 1e6 + minor * 1e3 + patch;
}

async function ask<T>(address: string, place: string, shape: z.ZodMiniType<T>): Promise<T | undefined> {
  try {
    return shape.parse(await (await fetch(`${address}${place}`, { signal: AbortSignal.timeout(patience) })).json());
  } catch {
    return undefined;
  }
}

/** Would another PostgreSQL take over now, with everything that was acknowledged? Asked of Patroni's own addresses. */
export async function lookAtFailover(addresses: readonly string[]): Promise<HealthRow> {
  const row = (state: HealthRow['state'], facts: HealthRow['facts']): HealthRow => ({ code: 'failover', state, facts });
  if (addresses.length === 0) return row('fine', { none: 1 });
  const said = await Promise.all(addresses.map((address) => ask(address, '/patroni', Said)));
  const trap = said.find((one) => one && writesUncompared(one));
  if (trap) return row('refuses', { version: trap.patroni.version, store: 'etcd3' });
  const at = addresses.find((_, nth) => said[nth] !== undefined);
  if (at === undefined) return row('warning', { away: 1 });
  const [cluster, config] = await Promise.all([ask(at, '/cluster', Cluster), ask(at, '/config', Config)]);
  if (config?.synchronous_mode === undefined || config.synchronous_mode === false || config.synchronous_mode === 'off')
    return row('warning', { late: 1 });
  const running = (cluster?.members ?? []).filter(({ state }) => ['running', 'streaming'].includes(state));
  if (!running.some(({ role }) => role === 'leader')) return row('refuses', { leaderless: 1 });
  const facts = { servers: running.length, all: Math.max(addresses.length, cluster?.members.length ?? 0) };
  const hasSecond = running.some(({ role }) => role === 'sync_standby');
  return row(hasSecond && facts.servers === facts.all ? 'fine' : 'warning', hasSecond ? facts : { ...facts, alone: 1 });
}
