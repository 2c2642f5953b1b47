/// <reference types="vite/client" />

/** Written by build/recorded-plugin.ts. */
declare module 'virtual:recorded-voices' {
  export const names: string;
  export const version: string;
}
