interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** Starts a worker of our own build. Workers may be loaded from nowhere else, and browsers want to hear that it is meant. */
export function startWorker(name: string, address: string): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => address };
  return new Worker(trustedTypes ? trustedTypes.createPolicy(name, rules).createScriptURL(address) : address, { type: 'module' });
}
