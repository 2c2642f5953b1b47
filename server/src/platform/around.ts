import type { Calls, KnownCall } from '@school/contract/calls';

import type { Handlers } from './http.ts';

type Handler<K extends KnownCall> = Handlers<Calls>[K];

/** By call, what a module does around the handler of one below it: `answer` is what the handler says, asked once. */
export type Around = {
  readonly [K in KnownCall]?: (call: Parameters<Handler<K>>[0], answer: () => ReturnType<Handler<K>>) => ReturnType<Handler<K>>;
};

/** The same handlers, each with what is done around it. */
export const goAround = <H extends object>(handlers: H, around: Around): H =>
  Object.fromEntries(
    Object.entries(handlers as Record<string, (call: unknown) => unknown>).map(([key, handler]) => {
      const wrap = around[key as KnownCall] as ((call: unknown, answer: () => unknown) => unknown) | undefined;
      return [key, wrap ? (call: unknown) => wrap(call, () => handler(call)) : handler];
    }),
  ) as H;
