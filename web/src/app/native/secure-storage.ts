import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';

import { keepCookiesIn } from '#api/shell-cookies.ts';

/** What iOS keeps outlives the app; this goes with the app, so that whoever installs it anew is not somebody of before. */
const installed = 'installed';

/**
 * Tokens of a session lie in what the system keeps secrets in: the Keychain of iOS, on this device alone and while it is unlocked; on
 * Android encrypted by a key of the Keystore. All of them are read once, since calls do not wait for them; in a browser it is the
 * storage of the page. Before the first call.
 */
export async function moveTokensToSecureStorage(): Promise<void> {
  const kept = new Map<string, string>();
  keepCookiesIn({
    read: (name) => kept.get(name) ?? null,
    write(name, value) {
      kept.set(name, value);
      // Who cannot be kept signs in anew with the next start.
      void SecureStorage.setItem(name, value).catch(() => undefined);
    },
  });
  try {
    await SecureStorage.setSynchronize(false);
    await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    if (localStorage.getItem(installed) === null) await SecureStorage.clear();
    localStorage.setItem(installed, 'yes');
    for (const name of await SecureStorage.keys()) {
      const value = await SecureStorage.getItem(name);
      if (value !== null) kept.set(name, value);
    }
  } catch {
    // A store that is locked or broken: the app begins as for somebody who is not signed in.
  }
}
