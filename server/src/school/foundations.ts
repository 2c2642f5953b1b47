import { approvalsCalls } from '@school/contract/approvals/calls';
import { auditCalls } from '@school/contract/audit/calls';
import { catalogueCalls } from '@school/contract/catalogue/calls';
import { identityCalls } from '@school/contract/identity/calls';
import { codeCalls } from '@school/contract/identity/code-calls';
import { pictureCalls } from '@school/contract/identity/picture-calls';
import { secondFactorCalls } from '@school/contract/identity/second-factor-calls';
import { socialCalls } from '@school/contract/identity/social-calls';
import { balanceCalls } from '@school/contract/ledger/balance-calls';
import { libraryCalls } from '@school/contract/library/calls';

import { approvalsHttp, approvalsTopic, createApprovals } from '#modules/approvals';
import { auditHttp, createAudit } from '#modules/audit';
import { catalogueHttp, createCatalogue } from '#modules/catalogue';
import { type Families, familiesModule } from '#modules/families';
import {
  codesHttp,
  createIdentity,
  identityHttp,
  picturesHttp,
  secondFactorHttp,
  serveSocialCallback,
  socialHttp,
} from '#modules/identity';
import { balanceHttp, createLedger } from '#modules/ledger';
import { createLibrary, libraryHttp } from '#modules/library';
import { serve } from '#platform/http';
import { buildModule, serveModule } from '#platform/module';
import { ownAddress } from '#platform/own-address';

import { localProvider } from '../sandbox/sign-in/local-provider.ts';
import type { Door } from './door.ts';
import type { Ground } from './ground.ts';

/** Floors 1 and 2: who people are, what is sold and taught, who agrees to it, and what a family has. */
export async function buildFoundations(ground: Ground) {
  const { db, clock, settings, log, outbox, realtime, messages, jobs, http, userParts, rateLimit } = ground;
  const identity = await createIdentity({
    db,
    clock,
    log,
    settings,
    realtime,
    messages,
    outbox,
    rateLimit,
    address: () => ownAddress(http.server),
  });
  jobs.every('identity.remove-ended', '17 * * * *', identity.removeEnded);
  const catalogue = createCatalogue({ db, clock });
  const library = createLibrary({ contact: settings.contact, numbers: settings.schedule });
  const approvals = createApprovals({
    db,
    clock,
    realtime,
    limits: settings.approvals,
    nameOf: identity.nameOf,
    lockFamily: (familyId) => ledger.lockFamily(familyId),
  });
  approvalsTopic(realtime, approvals);
  const audit = createAudit({ db, clock, nameOf: identity.nameOf, familyNames: (familyIds) => families.namesOf(familyIds) });

  const families: Families = await buildModule(familiesModule, { ...ground, identity });
  const ledger = createLedger({ db, clock, outbox, realtime, catalogue });
  userParts.add(async (familyId) => ({ balance: await ledger.balanceOf(familyId) }));
  jobs.every('ledger.expire-lots', '5 0 * * *', async () => void (await ledger.expireLots()));
  return { identity, catalogue, library, approvals, audit, families, ledger };
}

export type Foundations = Awaited<ReturnType<typeof buildFoundations>>;

/** Opens their calls, and the way back from where families are signed in already. */
export async function serveFoundations(
  { http, options, logged }: Door,
  ground: Ground,
  { identity, catalogue, library, approvals, audit, families, ledger }: Foundations,
): Promise<void> {
  const { clock, settings } = ground;
  serve(http, libraryCalls, libraryHttp(library), options);
  serve(http, auditCalls, auditHttp(audit), options);
  serve(http, approvalsCalls, logged(approvalsHttp(approvals)), options);
  serve(http, catalogueCalls, logged(catalogueHttp(catalogue, identity.nameOf)), options);
  serve(http, balanceCalls, balanceHttp(ledger), options);
  serve(http, identityCalls, identityHttp(identity, clock), options);
  serve(http, codeCalls, codesHttp(identity), options);
  serve(http, secondFactorCalls, secondFactorHttp(identity), options);
  serve(http, pictureCalls, picturesHttp(identity, families, clock), options);
  serve(http, socialCalls, socialHttp(identity, settings.publicUrl), options);
  await serveSocialCallback(http, identity, settings);
  if (settings.social.local) localProvider({ clock, settings: settings.social }).serve(http);
  await serveModule(familiesModule, families, { ...ground, identity }, options);
}
