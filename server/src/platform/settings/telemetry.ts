import type { Reading } from './reading.ts';
import type { SettingName } from './table.ts';

/** What the pages report of themselves, and where to (docs/rules/telemetry.md#recordings). Shares are from 0 to 1. */
export interface TelemetrySettings {
  /** Where the pages send their faults to; without it to the school itself. */
  dsn?: string;
  /** Of the pages opened, whose speed is kept. */
  traces: number;
  /** Of the sessions, those recorded whole; never those of children. */
  replays: number;
  /** Of the sessions in which a fault happens, those recorded around it. */
  replaysOnFault: number;
}

/** Outside of production nothing is measured and nobody is recorded, unless somebody asks for it. */
export function telemetrySettings({ given, address, problems, production }: Reading): TelemetrySettings {
  const share = (name: SettingName, otherwise: number): number => {
    const value = Number(given(name) ?? (production ? otherwise : 0));
    if (!(value >= 0 && value <= 1)) problems.push(`${name} is ${given(name)}: it takes a number from 0 to 1`);
    return value;
  };
  const dsn = address('SENTRY_DSN_WEB', ['http:', 'https:']);
  if (dsn !== undefined && URL.canParse(dsn) && !/^\/(?:.*\/)?\d+$/.test(new URL(dsn).pathname))
    problems.push('SENTRY_DSN_WEB has no project at its end: https://key@host/1');
  return {
    ...(dsn !== undefined && { dsn }),
    traces: share('TRACE_SHARE', 1),
    replays: share('REPLAY_SHARE', 0.1),
    replaysOnFault: share('REPLAY_ON_FAULT_SHARE', 1),
  };
}
