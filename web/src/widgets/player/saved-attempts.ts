import type { Attempt } from '@school/contract/playbooks/attempts';

/** The attempts opened last are kept on the device: without a connection they go on, also after the page was opened anew. */

const slot = 'saved-attempts';
const most = 3;

function all(): Attempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(slot) ?? '[]');
    return Array.isArray(stored) ? (stored as Attempt[]) : [];
  } catch {
    return [];
  }
}

function write(list: readonly Attempt[]): void {
  try {
    localStorage.setItem(slot, JSON.stringify(list));
  } catch {
    // Then it lives as long as the page.
  }
}

/** As it stands now; one that is finished is let go. */
export const saveAttempt = (attempt: Attempt): void =>
  write(
    [
      ...(attempt.state === 'open' ? [attempt] : []),
      ...all().filter(({ kidUid, playbookUid }) => kidUid !== attempt.kidUid || playbookUid !== attempt.playbookUid),
    ].slice(0, most),
  );

/** The open attempt of a kid at a playbook, as it stood when it was seen last. */
export const savedAttempt = (kidUid: string, playbookUid: string): Attempt | undefined =>
  all().find((one) => one.kidUid === kidUid && one.playbookUid === playbookUid);
