import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { filesLimits } from '../files/limits.ts';
import { everybody, manager, managerReads, needing } from '../role-rows.ts';
import { Instant, text } from '../shapes.ts';
import { settingLimits } from './limits.ts';
import { settingGroupNames, settingKeys, SettingValue } from './settings.ts';
import { SchoolShown, SettingChange, SettingEffect, SettingKeyShape, SettingShown } from './shapes.ts';

const params = z.strictObject({ group: z.enum(settingGroupNames) });
const reason = text(settingLimits.reasonLength);
const values = z.array(SettingValue).check(z.minLength(1), z.maxLength(settingKeys.length));
const Group = z.strictObject({ settings: z.array(SettingShown), now: Instant });

/** What the owner of a school chooses for it (docs/rules/settings.md). */
export const schoolCalls = defineCalls({
  'GET /school': {
    who: everybody,
    summary: 'The school as everybody may know it: how it is called, and the numbers that texts tell',
    gives: SchoolShown,
    refusals: [],
  },
  'GET /manager/school/settings/:group': {
    who: needing(managerReads, 'admin', 'people', 'money', 'owner'),
    summary: 'The settings of a group: what holds now, since when, who fixed it, what is planned',
    params,
    gives: Group,
    refusals: [],
  },
  'GET /manager/school/settings/:group/history': {
    who: needing(managerReads, 'admin', 'people', 'money', 'owner'),
    summary: 'Every change of a group of settings, the newest first: from when, by whom and why',
    params,
    gives: z.strictObject({ changes: z.array(SettingChange) }),
    refusals: [],
  },
  'POST /manager/school/settings/:group/preview': {
    who: needing(managerReads, 'admin', 'people', 'money', 'owner'),
    changesNothing: true,
    summary: 'Whom new values would touch: promises that were made before and stay',
    params,
    body: z.strictObject({ values }),
    gives: z.strictObject({ effects: z.array(SettingEffect) }),
    refusals: ['school.setting_not_found'],
  },
  'POST /manager/school/settings/:group': inLog(
    {
      who: needing(manager, 'admin', 'people', 'money', 'owner'),
      summary: 'New values of settings from a moment on, or at once: all of them or none',
      params,
      body: z.strictObject({ values, validFrom: z.nullable(Instant), reason }),
      gives: Group,
      refusals: [
        'school.setting_not_found',
        'school.setting_fixed',
        'school.value_in_past',
        'school.value_too_far',
        'school.value_planned',
        'school.fast_with_lessons',
        'school.only_at_once',
        'school.colour_pale',
        'school.logo_gone',
        'identity.right_needed',
      ],
      idempotent: true,
    },
    ({ body }) => ({
      act: 'school.settings_changed',
      reason: body.reason,
      after: { ...Object.fromEntries(body.values.map(({ key, value }) => [key, value])), validFrom: body.validFrom },
    }),
  ),
  'POST /manager/school/logo': {
    who: needing(manager, 'owner'),
    changesNothing: true,
    summary: 'Takes a picture for the logo, drawn anew: the setting `logo` then names it',
    picture: 2 * filesLimits.pictureMegabytes * 1024 * 1024,
    gives: z.strictObject({ logo: z.string(), url: z.string() }),
    refusals: ['files.too_large', 'files.not_a_picture', 'school.logo_small', 'school.logo_unclean', 'request.too_many'],
  },
  'POST /manager/school/settings/:group/withdraw': inLog(
    {
      who: needing(manager, 'admin', 'people', 'money', 'owner'),
      summary: 'Calls off a value that has not begun yet',
      params,
      body: z.strictObject({ key: SettingKeyShape, reason }),
      gives: z.strictObject({ settings: z.array(SettingShown), now: Instant, withdrawn: SettingValue }),
      refusals: ['school.setting_not_found', 'school.nothing_planned', 'identity.right_needed'],
      idempotent: true,
    },
    ({ body }, { withdrawn }) => ({
      act: 'school.setting_withdrawn',
      reason: body.reason,
      before: { [withdrawn.key]: withdrawn.value },
    }),
  ),
});
