import type { Clock } from '#platform/clock';

import { sign, signatureHeader } from './signature.ts';
import type { BankOutbox } from './webhooks.store.ts';

/** Seconds until the next try, after the first, second … try; then the bank gives up, and the school asks by itself. */
const retryAfter = [5, 30, 120, 600, 3600, 6 * 3600, 24 * 3600];

export interface SenderTools {
  clock: Clock;
  outbox: BankOutbox;
  secret: string;
  /** Where the school listens, `http://127.0.0.1:3000`; undefined while it does not. */
  address(): string | undefined;
  onFault(fault: unknown, what: string): void;
}

/** Sends the bank's webhooks over HTTP, one after the other, until each is acknowledged or given up. */
export function createSender({ clock, outbox, secret, address, onFault }: SenderTools) {
  const state: { running?: Promise<void> | undefined; again: boolean; stopped: boolean } = { again: false, stopped: false };

  async function send(to: string, body: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(body, secret, clock.now()) };
    try {
      const answer = await fetch(`${to}/api/payments/webhooks/sandbox`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      // Not reached: the webhook stays due, and is tried again.
      return false;
    }
  }

  async function sendDue(): Promise<void> {
    while (!state.stopped) {
      const to = address();
      if (!to) return;
      const due = await outbox.takeDue(clock.now(), (tries) => {
        const seconds = retryAfter[tries - 1];
        return seconds === undefined ? null : clock.now().add({ seconds });
      });
      if (!due) return;
      if (await send(to, due.body)) await outbox.acknowledged(due.eventId);
    }
  }

  /** Starts sending what is due, unless it is under way: then it looks once more afterwards. */
  function wake(): void {
    if (state.running) {
      state.again = true;
      return;
    }
    state.running = sendDue()
      .catch((fault: unknown) => onFault(fault, 'sandbox webhooks'))
      .then(() => {
        state.running = undefined;
        if (!state.again || state.stopped) return;
        state.again = false;
        wake();
      });
  }

  return {
    wake,
    /** Sends what is due and answers when it is sent. */
    async flush(): Promise<void> {
      wake();
      while (state.running) await state.running;
    },
    async stop(): Promise<void> {
      state.stopped = true;
      await state.running;
    },
  };
}
