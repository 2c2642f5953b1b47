import type { Reading } from './reading.ts';
import type { SettingName } from './table.ts';

export interface AppleSettings {
  /** The id of the service, not of an app. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS #8 as PEM. */
  privateKey: string;
}

/** Providers of social sign-in that are set up. */
export interface SocialSettings {
  vk?: { clientId: string };
  yandex?: { clientId: string; clientSecret: string };
  google?: { clientId: string; clientSecret: string };
  apple?: AppleSettings;
  /** One address in place of all of them: tests. */
  url?: string;
  /** The school's own provider, to try signing in elsewhere. Never in production. */
  local: boolean;
}

/** What each provider cannot do without. */
const needed = {
  vk: ['VK_CLIENT_ID'],
  yandex: ['YANDEX_CLIENT_ID', 'YANDEX_CLIENT_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
} as const satisfies Record<string, readonly SettingName[]>;

/** Reads where families may be signed in already. A provider is set up whole or not at all. */
export function socialSettings({ given, value, address, problems, production }: Reading): SocialSettings {
  const whole = (code: keyof typeof needed): boolean => {
    const missing = needed[code].filter((name) => given(name) === undefined);
    if (missing.length > 0 && missing.length < needed[code].length) {
      const set = needed[code].find((name) => given(name) !== undefined);
      problems.push(...missing.map((name) => `${name} is not set, but ${set} is`));
    }
    return missing.length === 0;
  };
  const url = address('SOCIAL_URL', ['http:', 'https:']);
  if (url && production) problems.push('SOCIAL_URL lets another server say who somebody is: it is refused in production');
  const privateKey = pemOf(value('APPLE_PRIVATE_KEY'));
  return {
    local: !production,
    ...(url && { url }),
    ...(whole('vk') && { vk: { clientId: value('VK_CLIENT_ID') } }),
    ...(whole('yandex') && { yandex: { clientId: value('YANDEX_CLIENT_ID'), clientSecret: value('YANDEX_CLIENT_SECRET') } }),
    ...(whole('google') && { google: { clientId: value('GOOGLE_CLIENT_ID'), clientSecret: value('GOOGLE_CLIENT_SECRET') } }),
    ...(whole('apple') && {
      apple: { clientId: value('APPLE_CLIENT_ID'), teamId: value('APPLE_TEAM_ID'), keyId: value('APPLE_KEY_ID'), privateKey },
    }),
  };
}

/** The key as Apple's file has it, with real line ends or `\n`, or its base64 alone. */
function pemOf(text: string): string {
  const lines = text.replaceAll(String.raw`\n`, '\n').trim();
  if (lines === '' || lines.startsWith('-----')) return lines;
  return `-----BEGIN PRIVATE KEY-----\n${lines.replaceAll(/\s/g, '')}\n-----END PRIVATE KEY-----`;
}
