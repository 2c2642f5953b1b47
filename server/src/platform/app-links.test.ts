import { expect, test } from 'vitest';

import { openSchool } from '../testing.ts';
import { readSettings } from './settings.ts';

const certificate = Array.from({ length: 32 }, () => 'A1').join(':');

test('the school vouches for its own apps, and for none where none is set', async () => {
  const env = { SHELL_ANDROID: `by.chipschool.app=${certificate}`, SHELL_IOS: 'ABCDE12345.by.chipschool.app' };
  const { http } = await openSchool({ env });
  const ask = async (name: string) => (await http.inject({ url: `/.well-known/${name}` })).json<unknown>();
  expect(await ask('assetlinks.json')).toMatchObject([
    { target: { package_name: 'by.chipschool.app', sha256_cert_fingerprints: [certificate] } },
  ]);
  expect(await ask('apple-app-site-association')).toMatchObject({ applinks: { details: [{ appIDs: ['ABCDE12345.by.chipschool.app'] }] } });
  expect(readSettings({})).toMatchObject({ shellAndroid: [], shellIos: [] });
  expect(() => readSettings({ SHELL_ANDROID: 'by.chipschool.app=A1:A1', SHELL_IOS: 'chip' })).toThrow(/SHELL_ANDROID has[^]+SHELL_IOS has/);
});
