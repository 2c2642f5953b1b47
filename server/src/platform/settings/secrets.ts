import { list, type Reading } from './reading.ts';
import { type SettingName, type SettingRow, settingsTable } from './table.ts';

/** A secret and its predecessors: the first one signs, all of them are believed, so that it can be changed. */
export type Keys = readonly [string, ...string[]];

export interface SecretSettings {
  idToken: Keys;
  bearerToken: Keys;
  codePepper: Keys;
  files: Keys;
  sandboxWebhook: Keys;
  sealing: Keys;
}

const shortestSecret = 32;
/** Sixteen random bytes written in hex have fewer about once in ten thousand times. */
const fewestDifferent = 10;

/** What makes a secret easy to guess; undefined where nothing does. */
export function weakness(secret: string): string | undefined {
  if (secret.length < shortestSecret) return `is shorter than ${shortestSecret} characters`;
  if (new Set(secret).size < fewestDifferent) return `has fewer than ${fewestDifferent} different characters`;
  return undefined;
}

const secretNames = (Object.keys(settingsTable) as SettingName[]).filter((name) => (settingsTable[name] as SettingRow).secret);

/** What stands for a secret where nobody set one. Public by nature, so production refuses it. */
const defaultSecret = (name: SettingName): string => `only-for-development-${name.toLowerCase()}`;

/** Reads what the school signs with. */
export function secretSettings({ given }: Reading): SecretSettings {
  const keysOf = (name: SettingName): Keys => {
    const [first = defaultSecret(name), ...others] = list(given(name) ?? '');
    return [first, ...others];
  };
  return {
    idToken: keysOf('ID_TOKEN_SECRET'),
    bearerToken: keysOf('BEARER_TOKEN_SECRET'),
    codePepper: keysOf('CODE_PEPPER'),
    files: keysOf('FILES_SECRET'),
    sandboxWebhook: keysOf('SANDBOX_WEBHOOK_SECRET'),
    sealing: keysOf('SCHOOL_SECRETS_KEY'),
  };
}

/** What is wrong with the secrets where they count: missing, known to everybody, short, or one for two things. */
export function faultsOfSecrets({ given }: Reading): string[] {
  const seen = new Map<string, SettingName>();
  return secretNames.flatMap((name) => {
    const keys = list(given(name) ?? '');
    if (keys.length === 0) return [`${name} is not set: production takes no default secret (try: openssl rand -base64 48)`];
    return keys.flatMap((key) => {
      if (key.startsWith('only-for-development')) return [`${name} is a default that everybody knows`];
      const weak = weakness(key);
      if (weak) return [`${name} ${weak}`];
      const twin = seen.get(key);
      seen.set(key, name);
      return twin && twin !== name ? [`${name} is the same as ${twin}: each secret is for one thing`] : [];
    });
  });
}
