import { AsyncLocalStorage } from 'node:async_hooks';

import type { KnownCall } from '@school/contract/calls';

import type { Caller } from './principal.ts';

/** The call that is being answered, for those who write down what happened: nobody decides anything by it. */
export interface Asking {
  requestId: string;
  call: KnownCall;
  caller: Caller;
}

const ambient = new AsyncLocalStorage<Asking>();

/** Answers a call: whatever runs inside knows which one it is. */
export const answering = <T>(asking: Asking, work: () => Promise<T>): Promise<T> => ambient.run(asking, work);

/** The call being answered; undefined in jobs and listeners. */
export const askedNow = (): Asking | undefined => ambient.getStore();
