import type { SettingKey, SettingValues } from '@school/contract/school/settings';
import { settings } from '@school/contract/school/settings';
import type { SettingEffect } from '@school/contract/school/shapes';

import { signedIn } from '#platform/testing';

import type { TestSchool } from '../../testing.ts';

/** The owner chooses a value, from now on; answers with whom it touches, as told beforehand. */
export async function choose<K extends SettingKey>(school: TestSchool, key: K, value: SettingValues[K]): Promise<SettingEffect[]> {
  const calls = school.as(signedIn('manager'));
  const page = `/manager/school/settings/${settings[key].group}`;
  const values = [{ key, value }];
  const { effects } = (await calls.post(`${page}/preview`, { values })).body;
  const { status, body } = await calls.post(page, { values, validFrom: null, reason: 'Так решили' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return effects;
}
