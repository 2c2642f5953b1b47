/// <reference types="vite/client" />

/** Written by build/recorded-plugin.ts. */
declare module 'virtual:recorded-voices' {
  export const names: string;
  export const version: string;
}

/** Written by build/call-needs-plugin.ts: the rights of which a manager needs one for a call, where it is not `people`. */
declare module 'virtual:call-needs' {
  import type { KnownCall } from '@school/contract/calls';
  import type { StaffRight } from '@school/contract/roles';

  export const callNeeds: Partial<Record<KnownCall, readonly StaffRight[]>>;
}
