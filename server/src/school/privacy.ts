import { analyticsModule } from '#modules/analytics';
import { eraseInAudit } from '#modules/audit';
import { eraseNotes, readersOf } from '#modules/back-office';
import { chatModule } from '#modules/chat';
import { eraseDevices, exportDevices } from '#modules/equipment';
import { groupsModule } from '#modules/groups';
import { eraseNotices, exportNotices } from '#modules/notifications';
import { onboardingModule } from '#modules/onboarding';
import { erasePayers, exportOrders } from '#modules/payments';
import { eraseCaseNames } from '#modules/reconciliation';
import { eraseRefundNames, exportRefunds } from '#modules/refunds';
import { eraseCards, exportSubscriptions } from '#modules/subscriptions';
import { faultsModule } from '#modules/faults';
import { createPrivacy } from '#modules/privacy';
import { ratingsModule } from '#modules/ratings';
import { familiesBeside, teachersWhoTaught } from '#modules/calendar';
import { supportModule } from '#modules/support';
import { eraseKept } from '#platform/erase-kept';
import type { Eraser } from '#platform/erasure';
import type { Exporter } from '#platform/export-part';
import { erasersOf, exportersOf } from '#platform/module';

import type { SchoolDoors } from '../modules.ts';
import type { Company } from './company.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';

/** Floor 8: what families may know, take with them and have erased, in every module that keeps something of theirs. */
export function buildPrivacy(
  ground: Ground,
  below: SchoolDoors & Money & Company,
  lower: { erasers: readonly Eraser[]; exporters: readonly Exporter[] },
) {
  const { db, clock, settings, realtime, messages, files, jobs } = ground;
  const { identity, audit, families, ledger, scheduling, groups, payments, refunds, subscriptions, support } = below;
  const given = { ...ground, ...below };
  const privacy = createPrivacy({
    db,
    clock,
    realtime,
    messages,
    files,
    identity,
    families,
    ledger,
    scheduling,
    groups,
    payments,
    refunds,
    subscriptions,
    support,
    audit,
    readersOf: readersOf({ db }),
    teachersWhoTaught: teachersWhoTaught(db),
    familiesBeside: familiesBeside(db),
    // Names and the account go last: the others ask by them.
    erasers: [
      ...erasersOf([chatModule], given),
      ...erasersOf([onboardingModule, ratingsModule, groupsModule], given),
      erasePayers({ db }),
      eraseRefundNames({ db }),
      eraseCards({ db }),
      eraseCaseNames({ db }),
      ...erasersOf([supportModule], given),
      eraseNotices({ db }),
      eraseNotes({ db }),
      ...erasersOf([analyticsModule], given),
      eraseDevices({ db }),
      ...erasersOf([faultsModule], given),
      eraseKept(db),
      ...lower.erasers,
    ],
    eraseInAudit: eraseInAudit({ db, audit }),
    exporters: [
      ...lower.exporters,
      ...exportersOf([onboardingModule, ratingsModule, groupsModule], given),
      exportOrders({ db }),
      exportRefunds({ db }),
      exportSubscriptions({ db }),
      ...exportersOf([chatModule], given),
      exportNotices({ db }),
      ...exportersOf([supportModule], given),
      exportDevices({ db }),
    ],
    address: settings.publicUrl,
  });
  jobs.every('privacy.erase-due', '*/10 * * * *', privacy.eraseDue);
  jobs.every('privacy.make-exports', '* * * * *', privacy.makeExports);
  return privacy;
}
