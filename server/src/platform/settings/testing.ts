import { readSettings, SettingsError } from '../settings.ts';

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
