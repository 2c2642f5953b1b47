import { equipmentCalls } from '@school/contract/equipment/calls';

import { chatModule } from '#modules/chat';
import { createEquipment, equipmentHttp, serveLine } from '#modules/equipment';
import { groupsModule } from '#modules/groups';
import { onboardingModule } from '#modules/onboarding';
import { ratingsModule } from '#modules/ratings';
import { supportModule } from '#modules/support';
import { serve } from '#platform/http';
import { buildModule, serveModule } from '#platform/module';

import type { SchoolDoors } from '../modules.ts';
import type { Door } from './door.ts';
import type { Ground } from './ground.ts';

/** What stands around the lessons of a family: company in them, talk about them, help, and the first steps (floors 4 and 5). */
export async function buildCompany(
  ground: Ground,
  { identity, audit, library, families, ledger, calendar, clubs, staffing, playbooks, promotions }: SchoolDoors,
) {
  const { db, clock, settings, rateLimit, jobs } = ground;
  const groups = await buildModule(groupsModule, { ...ground, families, ledger, calendar, clubs });
  const chat = await buildModule(chatModule, { ...ground, identity, audit, families, calendar });
  const ratings = await buildModule(ratingsModule, { ...ground, audit, calendar, families, identity, promotions });
  const equipment = createEquipment({ db, clock, rateLimit, families, calendar, staffing, relay: settings.relay });
  jobs.every('equipment.forget-old', '55 3 * * *', equipment.forgetOld);
  const support = await buildModule(supportModule, { ...ground, identity, families, audit });

  const onboarding = await buildModule(onboardingModule, { ...ground, library, families, playbooks, promotions });
  return { groups, chat, ratings, equipment, support, onboarding };
}

export type Company = Awaited<ReturnType<typeof buildCompany>>;

/** Opens their calls. */
export async function serveCompany(
  { http, options, counted }: Door,
  ground: Ground,
  { identity, audit, families, ledger, library, calendar, clubs, playbooks, promotions }: SchoolDoors,
  { groups, chat, ratings, equipment, support, onboarding }: Company,
): Promise<void> {
  await serveModule(groupsModule, groups, { ...ground, families, ledger, calendar, clubs }, options);
  await serveModule(chatModule, chat, { ...ground, identity, audit, families, calendar }, options);
  await serveModule(ratingsModule, ratings, { ...ground, audit, calendar, families, identity, promotions }, options);
  serve(http, equipmentCalls, counted(equipmentHttp(equipment)), options);
  serveLine(http, equipment);
  await serveModule(supportModule, support, { ...ground, identity, families, audit }, options);
  await serveModule(onboardingModule, onboarding, { ...ground, library, families, playbooks, promotions }, options);
}
