import { analyticsModule } from '#modules/analytics';
import { eraseAsked } from '#modules/approvals';
import { eraseInAudit } from '#modules/audit';
import { eraseNotes, readersOf } from '#modules/back-office';
import { brainTrainerModule } from '#modules/brain-trainer';
import { chatModule } from '#modules/chat';
import { eraseDevices, exportDevices } from '#modules/equipment';
import { familiesModule } from '#modules/families';
import { groupsModule } from '#modules/groups';
import { exportAccount } from '#modules/identity';
import { eraseLearning, exportCourses } from '#modules/learning';
import { eraseReasons, exportUnits } from '#modules/ledger';
import { eraseNotices, exportNotices } from '#modules/notifications';
import { onboardingModule } from '#modules/onboarding';
import { erasePayers, exportOrders } from '#modules/payments';
import { eraseCaseNames } from '#modules/reconciliation';
import { eraseRefundNames, exportRefunds } from '#modules/refunds';
import { eraseCards, exportSubscriptions } from '#modules/subscriptions';
import { erasePlay, exportPlay } from '#modules/playbooks';
import { faultsModule } from '#modules/faults';
import { createPrivacy } from '#modules/privacy';
import { eraseCodes } from '#modules/promotions';
import { ratingsModule } from '#modules/ratings';
import { eraseLessonWords, exportLessons, familiesBeside, teachersWhoTaught } from '#modules/calendar';
import { eraseFeeds } from '#modules/calendar-feed';
import { eraseTeacherRequests } from '#modules/scheduling';
import { eraseTeachersWords } from '#modules/staffing';
import { supportModule } from '#modules/support';
import { eraseKept } from '#platform/erase-kept';
import { erasersOf, exportersOf } from '#platform/module';

import type { Company } from './company.ts';
import type { Foundations } from './foundations.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Teaching } from './teaching.ts';

/** Floor 8: what families may know, take with them and have erased, in every module that keeps something of theirs. */
export function buildPrivacy(ground: Ground, below: Foundations & Teaching & Money & Company) {
  const { db, clock, settings, realtime, messages, files, jobs } = ground;
  const { identity, audit, families, ledger, scheduling, staffing, groups, payments, refunds, subscriptions, support } = below;
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
      erasePlay({ db }),
      eraseLearning({ db }),
      ...erasersOf([brainTrainerModule, onboardingModule, ratingsModule, groupsModule], given),
      eraseLessonWords({ db }),
      eraseTeachersWords({ db }),
      eraseTeacherRequests({ db }),
      eraseFeeds({ db }),
      eraseReasons({ db }),
      eraseAsked({ db }),
      erasePayers({ db }),
      eraseRefundNames({ db }),
      eraseCards({ db }),
      eraseCaseNames({ db }),
      eraseCodes({ db }),
      ...erasersOf([supportModule], given),
      eraseNotices({ db }),
      eraseNotes({ db }),
      ...erasersOf([analyticsModule], given),
      eraseDevices({ db }),
      ...erasersOf([faultsModule], given),
      eraseKept(db),
      ...erasersOf([familiesModule], given),
      identity.erase,
    ],
    eraseInAudit: eraseInAudit({ db, audit }),
    exporters: [
      exportAccount({ db }),
      ...exportersOf([familiesModule], given),
      exportLessons({ db, notesTo: staffing.notesTo }),
      exportCourses({ db }),
      ...exportersOf([onboardingModule, brainTrainerModule, ratingsModule, groupsModule], given),
      exportUnits({ db }),
      exportOrders({ db }),
      exportRefunds({ db }),
      exportSubscriptions({ db }),
      ...exportersOf([chatModule], given),
      exportNotices({ db }),
      ...exportersOf([supportModule], given),
      exportDevices({ db }),
      exportPlay({ db, kidsOf: families.kidsOf }),
    ],
    address: settings.publicUrl,
  });
  jobs.every('privacy.erase-due', '*/10 * * * *', privacy.eraseDue);
  jobs.every('privacy.make-exports', '* * * * *', privacy.makeExports);
  return privacy;
}
