import { list, type Reading } from './reading.ts';

/** The app from a store. */
export interface ShellSettings {
  /** Origins of its pages. */
  shellOrigins: readonly string[];
  /** The apps that links of the school open in. */
  shellAndroid: ReadonlyArray<{ name: string; certificates: string[] }>;
  shellIos: readonly string[];
}

/** Reads which apps from a store belong to the school. */
export const shellSettings = ({ value, problems }: Reading): ShellSettings => ({
  shellOrigins: list(value('SHELL_ORIGINS')),
  shellAndroid: androidOf(list(value('SHELL_ANDROID')), problems),
  shellIos: iosOf(list(value('SHELL_IOS')), problems),
});

function androidOf(parts: readonly string[], problems: string[]): Array<{ name: string; certificates: string[] }> {
  return parts.flatMap((part) => {
    const [, name, certificate] = /^([\w.]+)=((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/.exec(part) ?? [];
    if (name !== undefined && certificate !== undefined) return [{ name, certificates: [certificate] }];
    problems.push(`SHELL_ANDROID has ${part}: it takes by.chipschool.app= and 32 pairs of letters with colons`);
    return [];
  });
}

function iosOf(parts: string[], problems: string[]): string[] {
  for (const part of parts)
    if (!/^[A-Z0-9]{10}\.[\w.-]+$/.test(part)) problems.push(`SHELL_IOS has ${part}: it takes TEAMID1234.by.chipschool.app`);
  return parts;
}
