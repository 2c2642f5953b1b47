import { expect, test } from 'vitest';

import { readSettings, SettingsError } from '../settings.ts';
import { productionEnv } from './testing.ts';
import { headersFor } from '../strict-headers.ts';

test('outside of production nobody is recorded or timed unless somebody asks for it', () => {
  expect(readSettings({}).telemetry).toEqual({ traces: 0, replays: 0, replaysOnFault: 0 });
  expect(readSettings({ REPLAY_SHARE: '0.5' }).telemetry).toMatchObject({ replays: 0.5 });
});

test('in production every page is timed, one session in ten is recorded, and every one around a fault', () => {
  expect(readSettings(productionEnv).telemetry).toEqual({ traces: 1, replays: 0.1, replaysOnFault: 1 });
});

test.each([{ TRACE_SHARE: '2' }, { REPLAY_SHARE: 'all' }, { SENTRY_DSN_WEB: 'https://key@errors.example' }])('%j is refused', (env) =>
  expect(() => readSettings(env)).toThrow(SettingsError),
);

test('pages may send to another sink only where one is set', () => {
  const policy = (connect?: string[]) => headersFor({ https: true, ...(connect && { connect }) }).forPages['content-security-policy'];
  expect(policy()).toContain("connect-src 'self';");
  expect(policy(['https://errors.example'])).toContain("connect-src 'self' https://errors.example;");
});
