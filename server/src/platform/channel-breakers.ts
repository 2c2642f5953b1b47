import type { Channel } from './messages.store.ts';

/** So many faults one after the other, and the channel is left in peace for a while (docs/design/operations.md#channels). */
const faultsInARow = 5;
const peace = { seconds: 30 };

/**
 * A mail server or gateway that is down fails one message after the other, each after a long wait: the other channels
 * would stand behind it. So its messages wait together; then one of them tries again.
 */
export function createBreakers() {
  const faults = new Map<Channel, { count: number; until: Temporal.Instant | undefined }>();
  return {
    failed(channel: Channel, now: Temporal.Instant): void {
      const count = (faults.get(channel)?.count ?? 0) + 1;
      faults.set(channel, { count, until: count >= faultsInARow ? now.add(peace) : undefined });
    },
    /** It has asked itself to be left in peace. */
    rests: (channel: Channel, until: Temporal.Instant): void => void faults.set(channel, { count: 0, until }),
    /** It has failed so often that one message tries it before others do. */
    isDown: (channel: Channel): boolean => (faults.get(channel)?.count ?? 0) >= faultsInARow,
    went: (channel: Channel): void => void faults.delete(channel),
    /** Channels that are left in peace now. */
    waiting: (now: Temporal.Instant): Channel[] =>
      [...faults].filter(([, { until }]) => until && Temporal.Instant.compare(now, until) < 0).map(([channel]) => channel),
  };
}
