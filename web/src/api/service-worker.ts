/** The worker of the app (`src/sw/`): one for messages and for what is kept without a connection. */

const address = '/sw.js';

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** Workers may be loaded from nowhere else, and browsers want to hear that it is meant. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address) : address;
}

let begun: Promise<ServiceWorkerRegistration> | undefined;

/** Can this browser have one? The app from a store keeps its files itself. */
export const hasWorker = (): boolean => import.meta.env.MODE !== 'native' && 'serviceWorker' in navigator;

/** Begins the worker; once. Fails where the browser does not let it. */
export const beginWorker = (): Promise<ServiceWorkerRegistration> =>
  (begun ??= navigator.serviceWorker.register(trustedAddress(), { scope: '/', updateViaCache: 'none' }).catch((cause: unknown) => {
    begun = undefined;
    throw cause;
  }));

/** The worker that was begun here earlier, if there is one. */
export const knownWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasWorker() ? navigator.serviceWorker.getRegistration('/').catch(() => undefined) : undefined;
