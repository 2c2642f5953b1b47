import { readSettings, SettingsError } from '../settings.ts';

const secretNames = ['ID_TOKEN_SECRET', 'BEARER_TOKEN_SECRET', 'CODE_PEPPER', 'FILES_SECRET', 'SCHOOL_SECRETS_KEY'];

/** The least that a school in production starts with. */
export const productionEnv: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  ...Object.fromEntries(secretNames.map((name) => [name, `${name}-0123456789abcdef0123456789abcdef`])),
  PAYMENT_PROVIDERS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** What is wrong with these settings, as whoever starts the school is told; nothing where they can be read. */
export function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (fault) {
    if (fault instanceof SettingsError) return fault.problems;
    throw fault;
  }
}
