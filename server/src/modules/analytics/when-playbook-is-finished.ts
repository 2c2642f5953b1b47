import type { Clock } from '#platform/clock';
import { newId } from '#platform/ids';

import type { createEventStore } from './events.store.ts';

/** A child has finished a playbook: counted as that, without whose and which. */
export const whenPlaybookIsFinished =
  ({ clock, events }: { clock: Clock; events: ReturnType<typeof createEventStore> }) =>
  async (): Promise<void> => {
    const now = clock.now();
    const nobody = { customerId: null, visitId: null, cameFrom: null, screen: null, referrer: null, screenSize: null, timezone: null };
    await events.add([
      {
        ...nobody,
        eventId: newId(),
        eventName: 'chip_playbook_finished',
        role: 'kid',
        pageUrl: '',
        pageTitle: '',
        page: '',
        dateTime: now.toString(),
        system: '',
        receivedAt: now,
      },
    ]);
  };
