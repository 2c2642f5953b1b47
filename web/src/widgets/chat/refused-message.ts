import { useSyncExternalStore } from 'react';

import { heard } from '#api/failures.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';
import type { Unsent } from './outbox.ts';
import type { SentFile } from './sent-file.ts';

/** What the school would not take; what was typed goes back to where it was typed. */
export interface RefusedMessage {
  chatId: string;
  text: string;
  file?: SentFile | undefined;
  /** Of contacts that would be shared: which. */
  contact: 'phone' | 'link' | 'email' | 'messenger' | undefined;
}

let refused: RefusedMessage | undefined;
const listeners = new Set<() => void>();

function show(next: RefusedMessage | undefined): void {
  refused = next;
  for (const listener of listeners) listener();
}

/** Contacts are told of beside what was typed; anything else by the red notice. */
export function raiseRefusal({ chatId, text, file }: Unsent, cause: SchoolRefusal): void {
  const contact = cause.code === 'chat.contacts_not_shared' ? (cause.facts['kind'] as RefusedMessage['contact']) : undefined;
  show({ chatId, text, file, contact });
  if (!contact) heard(cause);
}

export const clearRefusal = (): void => show(undefined);

/** The message of this conversation that was refused last. */
export function useRefused(chatId: string): RefusedMessage | undefined {
  const last = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refused,
  );
  return last?.chatId === chatId ? last : undefined;
}
