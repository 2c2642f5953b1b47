import { AsyncLocalStorage } from 'node:async_hooks';

import type { KnownCall } from '@school/contract/calls';

import type { Caller } from './principal.ts';

/** The call that is being answered, for those who write down what happened: nobody decides anything by it. */
export interface RequestContext {
  requestId: string;
  call: KnownCall;
  caller: Caller;
}

const ambient = new AsyncLocalStorage<RequestContext>();

/** Answers a call: whatever runs inside knows which one it is. */
export const inRequest = <T>(context: RequestContext, work: () => Promise<T>): Promise<T> => ambient.run(context, work);

/** The call being answered; undefined in jobs and handlers of events. */
export const currentRequest = (): RequestContext | undefined => ambient.getStore();
