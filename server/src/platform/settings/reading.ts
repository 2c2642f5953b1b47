import { type Region, regionCodes } from '@school/contract/region/regions';

import { type SettingName, type SettingRow, settingsTable } from './table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** How the parts of the settings are read; what is wrong with one is added to `problems`, and reading goes on. */
export interface Reading {
  region: Region;
  production: boolean;
  problems: string[];
  /** As it was given for this region (its code behind the name) or for all; nothing where it is empty. */
  given(name: SettingName): string | undefined;
  /** The same, or what the table has for it, or nothing as an empty text. */
  value(name: SettingName): string;
  flag(name: SettingName, otherwise: boolean): boolean;
  whole(name: SettingName, least: number, most: number): number;
  /** Without a slash at its end. */
  address(name: SettingName, protocols: readonly string[]): string | undefined;
  oneOf<T extends string>(name: SettingName, words: readonly T[]): T | undefined;
}

/** Reads `env` for the region that REGION names. */
export function readingOf(env: Environment): Reading {
  const problems: string[] = [];
  const region = regionCodes.find((code) => code === (env['REGION']?.trim() || settingsTable.REGION.default)) ?? 'EU';
  const given = (name: SettingName): string | undefined => env[`${name}_${region}`]?.trim() || env[name]?.trim() || undefined;
  const value = (name: SettingName): string => given(name) ?? (settingsTable[name] as SettingRow).default ?? '';
  return {
    region,
    production: value('NODE_ENV') === 'production',
    problems,
    given,
    value,
    flag(name, otherwise) {
      const text = given(name)?.toLowerCase();
      if (text === undefined) return otherwise;
      if (['1', 'true', 'yes', 'on'].includes(text)) return true;
      if (!['0', 'false', 'no', 'off'].includes(text)) problems.push(`${name} is ${text}: it takes 1 or 0`);
      return false;
    },
    whole(name, least, most) {
      const number = Number(value(name));
      if (!Number.isInteger(number) || number < least || number > most) {
        problems.push(`${name} is ${value(name)}: it takes a whole number from ${least} to ${most}`);
      }
      return number;
    },
    address(name, protocols) {
      const text = given(name);
      if (text === undefined) return undefined;
      if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
        problems.push(`${name} is not an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
      }
      return text.replace(/\/+$/, '');
    },
    oneOf(name, words) {
      const word = words.find((known) => known === value(name));
      if (word === undefined && value(name) !== '') problems.push(`${name} is ${value(name)}: it takes ${words.join(', ')}`);
      return word;
    },
  };
}

/** The parts between commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
