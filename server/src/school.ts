import type { Kid, User } from '@school/contract/families/shapes';
import { cabinetCalls, payCalls } from '@school/contract/scheduling/cabinet-calls';
import { schedulingCalls } from '@school/contract/scheduling/calls';
import { regularScheduleCalls } from '@school/contract/scheduling/regular-calls';
import { lessonChangeCalls } from '@school/contract/scheduling/change-calls';
import { staffCalls } from '@school/contract/scheduling/staff-calls';
import { calendarFeedCalls } from '@school/contract/scheduling/feed-calls';
import { balanceCalls } from '@school/contract/ledger/balance-calls';
import { ledgerCalls } from '@school/contract/ledger/calls';
import { analyticsCalls } from '@school/contract/analytics/calls';
import { analyticsReportCalls } from '@school/contract/analytics/report-calls';
import { auditCalls } from '@school/contract/audit/calls';
import { approvalsCalls } from '@school/contract/approvals/calls';
import { backOfficeCalls } from '@school/contract/back-office/calls';
import { lessonActCalls } from '@school/contract/back-office/lesson-calls';
import { familyCardCalls } from '@school/contract/back-office/family-calls';
import { familyMoneyCalls } from '@school/contract/back-office/money-calls';
import { brainTrainerCalls } from '@school/contract/brain-trainer/calls';
import { catalogueCalls } from '@school/contract/catalogue/calls';
import { chatCalls, chatMoreCalls } from '@school/contract/chat/calls';
import { chatManagerCalls } from '@school/contract/chat/manager-calls';
import { equipmentCalls } from '@school/contract/equipment/calls';
import { faultsCalls } from '@school/contract/faults/calls';
import { familiesCalls } from '@school/contract/families/calls';
import { consentCalls } from '@school/contract/families/consents';
import { profileCalls } from '@school/contract/families/profile-calls';
import { contactCalls } from '@school/contract/identity/contact-calls';
import { groupsCalls } from '@school/contract/groups/calls';
import { ledGroupCalls } from '@school/contract/groups/teacher-calls';
import { codeCalls } from '@school/contract/identity/code-calls';
import { pictureCalls } from '@school/contract/identity/picture-calls';
import { socialCalls } from '@school/contract/identity/social-calls';
import { secondFactorCalls } from '@school/contract/identity/second-factor-calls';
import { identityCalls } from '@school/contract/identity/calls';
import { notificationsCalls } from '@school/contract/notifications/calls';
import { managerMessagesCalls } from '@school/contract/notifications/manager-calls';
import { onboardingCalls } from '@school/contract/onboarding/calls';
import { ratingsCalls } from '@school/contract/ratings/calls';
import { queueCalls } from '@school/contract/back-office/queue-calls';
import { learningCalls } from '@school/contract/learning/calls';
import { planCalls } from '@school/contract/learning/plan-calls';
import { pupilCalls } from '@school/contract/learning/pupil-calls';
import { libraryCalls } from '@school/contract/library/calls';
import { playbooksCalls } from '@school/contract/playbooks/calls';
import { reviewCalls } from '@school/contract/playbooks/review-calls';
import { documentCalls } from '@school/contract/payments/document-calls';
import { paymentsCalls } from '@school/contract/payments/calls';
import { refundCalls } from '@school/contract/payments/refund-calls';
import { refundManagerCalls } from '@school/contract/payments/refund-manager-calls';
import { stuckCalls } from '@school/contract/payments/stuck-calls';
import { subscriptionCalls } from '@school/contract/payments/subscription-calls';
import { privacyCalls } from '@school/contract/privacy/calls';
import { promotionsCalls } from '@school/contract/promotions/calls';
import { promotionTermsCalls } from '@school/contract/promotions/terms-calls';
import { teacherDeskCalls } from '@school/contract/staff/teacher-calls';
import { staffAccountCalls } from '@school/contract/staff/calls';
import { supportCalls } from '@school/contract/support/calls';
import { regionCalls } from '@school/contract/region/calls';

import { catalogueHttp, createCatalogue } from '#modules/catalogue';
import { balanceHttp, createLedger, eraseReasons, exportUnits } from '#modules/ledger';
import {
  createPayments,
  documentsHttp,
  historyHttp,
  createProviders,
  ordersTopic,
  ownAddress,
  paymentsHttp,
  subscriptionsHttp,
  refundsHttp,
  refundsManagerHttp,
  refundsTopic,
  stuckHttp,
  stuckTopic,
  erasePayers,
  exportOrders,
} from '#modules/payments';
import { createPromotions, promotionsHttp, promotionTermsHttp, eraseCodes } from '#modules/promotions';
import { analyticsHttp, analyticsReportHttp, createAnalytics, eraseViews } from '#modules/analytics';
import { approvalsHttp, approvalsTopic, createApprovals, eraseAsked } from '#modules/approvals';
import { auditHttp, createAudit, eraseInAudit } from '#modules/audit';
import {
  backOfficeHttp,
  countFamilyReads,
  createBackOffice,
  createLessonActs,
  createStaff,
  createTeacherDesk,
  dayHttp,
  familyCardHttp,
  familyDeeds,
  familyMoneyHttp,
  lessonActsHttp,
  loggedChangesHttp,
  loggedStaffHttp,
  logMoneyActs,
  staffAccountsHttp,
  teacherDeskHttp,
  teacherPayHttp,
  eraseNotes,
  readersOf,
} from '#modules/back-office';
import { chatDeskHttp, chatHttp, chatMoreHttp, chatTopics, createChat, eraseChats, exportChats } from '#modules/chat';
import { brainTrainerHttp, createBrainTrainer, eraseGames, exportGames } from '#modules/brain-trainer';
import { consentsHttp, createFamilies, familiesHttp, contactsHttp, profileHttp, eraseNames, exportFamily } from '#modules/families';
import { createFaults, faultsHttp, serveEnvelopes } from '#modules/faults';
import { createGroups, groupsHttp, groupsTopics, ledGroupsHttp, eraseWishes, exportGroups } from '#modules/groups';
import { createEquipment, equipmentHttp, serveLine, eraseDevices, exportDevices } from '#modules/equipment';
import {
  codesHttp,
  createIdentity,
  identityHttp,
  localProvider,
  picturesHttp,
  secondFactorHttp,
  serveSocialCallback,
  socialHttp,
  exportAccount,
} from '#modules/identity';
import { createLearning, learningHttp, plansHttp, pupilsHttp, eraseLearning, exportCourses } from '#modules/learning';
import { createOnboarding, onboardingHttp, eraseTests, exportTests } from '#modules/onboarding';
import { createRatings, ratingsHttp, ratingsTopic, eraseRatings, exportRatings } from '#modules/ratings';
import { createPlaybooks, playbooksHttp, reviewHttp, serveVoices, erasePlay, exportPlay } from '#modules/playbooks';
import {
  createNotifications,
  managerMessagesHttp,
  notificationsHttp,
  notificationsTopic,
  eraseNotices,
  exportNotices,
} from '#modules/notifications';
import { createLibrary, libraryHttp } from '#modules/library';
import {
  cabinetHttp,
  calendarFeedHttp,
  createScheduling,
  lessonChangeHttp,
  regularHttp,
  schedulingHttp,
  serveCalendarFeeds,
  schedulingTopics,
  staffHttp,
  eraseLessonWords,
  teachersWhoTaught,
  exportLessons,
} from '#modules/scheduling';
import { createPrivacy, privacyHttp } from '#modules/privacy';
import { createSupport, supportHttp, eraseVisits, exportVisits } from '#modules/support';
import { createAnnouncements } from '#platform/announcements';
import { serveApiDocument } from '#platform/api-document';
import { serveAppLinks } from '#platform/app-links';
import type { Clock } from '#platform/clock';
import type { Connection, Db } from '#platform/db';
import { cookieNaming } from '#platform/cookies';
import { createFiles, openStorage, serveFiles } from '#platform/files';
import { type Identified, serve, type ServeOptions } from '#platform/http';
import { forgetAnswers } from '#platform/idempotency';
import { createJobs } from '#platform/jobs';
import { eraseKept } from '#platform/erase-kept';
import { createKeptRefusals } from '#platform/kept-refusals';
import type { Log } from '#platform/log';
import type { MailPort } from '#platform/mail';
import { createMessages } from '#platform/messages';
import { processFigures, requestFigures, serveMetrics } from '#platform/metrics';
import { servePages } from '#platform/pages';
import { createParts } from '#platform/parts';
import { createRealtime } from '#platform/realtime';
import { regionHttp } from '#platform/regions';
import { schoolFigures } from '#platform/school-figures';
import type { Settings } from '#platform/settings';
import { type PushPort, webPush } from '#platform/push';
import type { SmsPort } from '#platform/sms';
import { createWebServer } from '#platform/web-server';

/** What the school is built from: the world around it comes in from outside, so that tests choose it. */
export interface SchoolGiven {
  db: Db;
  clock: Clock;
  settings: Settings;
  log: Log;
  mail?: MailPort | undefined;
  sms?: SmsPort | undefined;
  /** Takes push messages to devices; without it they go to the push services of the browsers. */
  push?: PushPort | undefined;
  /** Answers for a caller before the sessions are asked: tests say so who calls. Production never passes it. */
  identify?: ((headers: Readonly<Record<string, string | string[] | undefined>>) => Identified | undefined) | undefined;
  /** Hears every fault besides the log: tests collect them. */
  onFault?: ((fault: unknown) => void) | undefined;
}

/** The whole school, wired once, from the ground up. Production and tests build it the same way. */
export async function createSchool({ db, clock, settings, log, mail, sms, push, identify, onFault: hear }: SchoolGiven) {
  const onFault = (fault: unknown, what: unknown = 'unexpected') => {
    log.error({ err: fault }, typeof what === 'string' ? what : 'unexpected');
    hear?.(fault);
  };
  const news = createAnnouncements(db, onFault);
  const realtime = createRealtime({ db, onFault });
  const messages = createMessages({ db, clock, log, mail, sms });
  const jobs = createJobs({ news, onFault });
  jobs.every('platform.prune-realtime', '*/10 * * * *', realtime.prune);
  const refusals = createKeptRefusals({ db, clock, onFault });
  jobs.every('platform.forget-refusals', '45 3 * * *', async () => void (await refusals.forgetOld()));
  jobs.every('platform.forget-answers', '55 3 * * *', async () => void (await forgetAnswers(db, clock.now())));
  jobs.every('platform.forget-messages', '40 3 * * *', async () => void (await messages.forgetOld()));
  const userParts = createParts<User>();
  const kidParts = createParts<Kid>();

  // Floor 1: identity, catalogue, library, approvals, audit.
  const identity = await createIdentity({ db, clock, log, settings, realtime, messages, address: () => ownAddress(http.server) });
  jobs.every('identity.remove-ended', '17 * * * *', identity.removeEnded);
  const catalogue = createCatalogue({ db, clock });
  const library = createLibrary({ contact: settings.contact });
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

  const files = createFiles({ storage: openStorage(settings), keys: settings.secrets.files, clock });

  // Floor 2: families, ledger.
  const families = createFamilies({ db, clock, news, realtime, identity, files, userParts, kidParts, region: settings.region });
  const ledger = createLedger({ db, clock, news, realtime });
  userParts.add('ledger', async (familyId) => ({ balance: await ledger.balanceOf(familyId) }));
  jobs.every('ledger.expire-lots', '5 0 * * *', async () => void (await ledger.expireLots()));

  // Floor 3: scheduling, playbooks, promotions.
  const scheduling = createScheduling({
    db,
    clock,
    limits: settings.schedule,
    news,
    realtime,
    families,
    ledger,
    library,
    address: settings.publicUrl,
  });
  schedulingTopics(realtime, scheduling);
  userParts.add('scheduling', async (familyId) => ({ processes: await scheduling.processesOf(familyId) }));
  jobs.every('scheduling.release-unpaid', '*/5 * * * *', scheduling.releaseUnpaid);
  jobs.every('scheduling.tell-unfunded', '*/5 * * * *', scheduling.tellUnfunded);
  jobs.every('scheduling.announce-clock-changes', '30 9 * * *', scheduling.announceClockChanges);
  jobs.every('scheduling.watch-late-teachers', '* * * * *', scheduling.watchLateTeachers);
  jobs.every('scheduling.extend-horizon', '15 0 * * *', scheduling.extendHorizon);
  const playbooks = createPlaybooks({
    db,
    clock,
    news,
    files,
    library,
    families,
    teaches: scheduling.teaches,
    pupilsOf: scheduling.pupilsOf,
  });
  jobs.every('playbooks.forget-recordings', '50 3 * * *', playbooks.forgetRecordings);
  const promotions = createPromotions({ db, clock, news, realtime, catalogue, families, ledger, address: settings.publicUrl });
  userParts.add('promotions', async (familyId) => ({ gifts: await promotions.openGifts(familyId, clock.now()) }));

  // Floor 4: learning, groups, payments, chat.
  const learning = createLearning({ db, clock, news, realtime, library, families, scheduling, playbooks });
  kidParts.add('learning', async (kidUid) => ({ coursesProgress: await learning.coursesProgress(kidUid) }));
  const brainTrainer = createBrainTrainer({ db, clock, realtime, library, families, playbooks });
  userParts.add('brain-trainer', brainTrainer.partOfUser);
  const {
    sandbox,
    providers,
    waysToPay,
    servePages: serveBankPages,
  } = await createProviders({
    db,
    clock,
    settings,
    address: () => ownAddress(http.server),
    onFault,
  });
  const payments = createPayments({
    db,
    clock,
    news,
    realtime,
    onFault,
    catalogue,
    ledger,
    promotions,
    families,
    scheduling,
    approvals,
    identity,
    providers,
    waysToPay,
    organisation: settings.organisation,
  });
  realtime.topic('orders/:orderId', ordersTopic(payments));
  jobs.every('payments.sandbox-bank', '* * * * *', sandbox.work);
  jobs.every('payments.apply-inbox', '* * * * *', payments.applyInbox);
  jobs.every('payments.poll-attempts', '* * * * *', payments.pollAttempts);
  realtime.topic('refunds', refundsTopic(payments.refunds));
  jobs.every('payments.send-refunds', '* * * * *', payments.refunds.send);
  jobs.every('payments.close-orders', '*/10 * * * *', payments.closeOrders);
  jobs.every('payments.renew-subscriptions', '*/10 * * * *', payments.renewSubscriptions);
  jobs.every('payments.compare-with-providers', '20 * * * *', payments.compareWithProviders);
  stuckTopic(realtime, payments);
  jobs.every('payments.find-stuck', '* * * * *', payments.stuck.find);
  jobs.watch('payments.check-books', '10 3 * * *', payments.stuck.checkBooks);

  const groups = createGroups({ db, clock, news, realtime, families, ledger, scheduling });
  groupsTopics(realtime, groups);
  jobs.every('groups.tell-next-lessons', '0,30 * * * *', groups.tellNextLessons);
  jobs.every('groups.offer-places', '*/5 * * * *', groups.offerPlaces);
  const chat = createChat({ db, clock, news, realtime, families, scheduling, files, identity, audit, address: settings.publicUrl });
  chatTopics(realtime, chat);
  const ratings = createRatings({ db, clock, news, realtime, audit, families, scheduling });
  ratingsTopic(realtime, ratings);

  const equipment = createEquipment({ db, clock, families, scheduling, relay: settings.relay });
  jobs.every('equipment.forget-old', '55 3 * * *', equipment.forgetOld);

  const support = createSupport({ db, clock, identity, families, audit });

  // Floor 5: onboarding.
  const onboarding = createOnboarding({ db, clock, news, realtime, library, families, playbooks });
  userParts.add('onboarding', onboarding.partOfUser);

  // Floor 6: notifications, analytics.
  const address = settings.publicUrl;
  const notifications = await createNotifications({
    db,
    clock,
    messages,
    news,
    realtime,
    audit,
    identity,
    families,
    ledger,
    scheduling,
    groups,
    promotions,
    learning,
    chat,
    address,
    push: push ?? webPush,
    mailFrom: settings.mailFrom,
  });
  notificationsTopic(realtime, notifications);
  jobs.every('notifications.forget-old', '45 3 * * *', async () => void (await notifications.forgetOld()));
  jobs.every('notifications.tell-expiring', '0 10 * * *', notifications.tellExpiring);
  jobs.every('notifications.remind', '* * * * *', notifications.remind);
  const analytics = createAnalytics({ db, clock, news, identity });
  jobs.every('analytics.count-days', '20 * * * *', analytics.countDays);
  jobs.every('analytics.forget-old', '25 3 * * *', analytics.forgetOld);
  const faults = createFaults({
    db,
    clock,
    identity,
    storage: openStorage(settings),
    telemetry: settings.telemetry,
    region: settings.region,
    onTrouble: (fault) => log.warn({ err: fault }, 'a fault could not be kept'),
  });
  jobs.every('faults.forget-old', '28 3 * * *', faults.forgetOld);

  // Floor 7: back-office.
  const lessonActs = createLessonActs({ db, clock, audit, families, groups, ledger, scheduling });
  const backOffice = createBackOffice({ db, clock, identity, families, ledger, payments, approvals, scheduling });

  const staffGiven = {
    db,
    clock,
    identity,
    audit,
    messages,
    address: settings.publicUrl,
    secondFactorRequired: settings.staffSecondFactor,
  };
  const staffDesk = createStaff(staffGiven);
  const teacherDesk = createTeacherDesk({ ...staffGiven, scheduling });
  const familyCards = familyDeeds({ db, clock, address, audit, families, identity, ledger, scheduling, refusals, notifications });

  const { counted, forgetOld } = countFamilyReads({ db, clock, audit, identity, notifications });
  jobs.every('back-office.forget-family-reads', '35 3 * * *', forgetOld);

  // Floor 8: privacy. Names and the account go last: the others ask by them.
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
    support,
    audit,
    readersOf: readersOf({ db }),
    teachersWhoTaught: teachersWhoTaught(db),
    erasers: [
      eraseChats({ db }),
      erasePlay({ db }),
      eraseLearning({ db }),
      eraseGames({ db }),
      eraseTests({ db }),
      eraseRatings({ db }),
      eraseWishes({ db }),
      eraseLessonWords({ db }),
      eraseReasons({ db }),
      eraseAsked({ db }),
      erasePayers({ db }),
      eraseCodes({ db }),
      eraseVisits({ db }),
      eraseNotices({ db }),
      eraseNotes({ db }),
      eraseViews({ db }),
      eraseDevices({ db }),
      eraseKept(db),
      eraseNames({ db }),
      identity.erase,
    ],
    eraseInAudit: eraseInAudit({ db, audit }),
    exporters: [
      exportAccount({ db }),
      exportFamily({ db }),
      exportLessons({ db }),
      exportCourses({ db }),
      exportTests({ db }),
      exportGames({ db }),
      exportRatings({ db }),
      exportGroups({ db }),
      exportUnits({ db }),
      exportOrders({ db }),
      exportChats({ db }),
      exportNotices({ db }),
      exportVisits({ db }),
      exportDevices({ db }),
      exportPlay({ db, kidsOf: families.kidsOf }),
    ],
    address,
  });
  jobs.every('privacy.erase-due', '*/10 * * * *', privacy.eraseDue);
  jobs.every('privacy.make-exports', '* * * * *', privacy.makeExports);

  const https = settings.publicUrl.startsWith('https:');
  const http = await createWebServer({ https, trustProxy: settings.trustProxy, origins: settings, connect: reportedTo(settings), onFault });
  const options: ServeOptions = {
    db,
    whenSupportChanges: support.whenSupportChanges,
    whoCalls: async (request) => identify?.(request.headers) ?? identity.whoCalls(request.headers),
    secureCookies: https,
    cookieName: cookieNaming(settings),
    publicOrigin: new URL(settings.publicUrl).origin,
    strict: !settings.production,
    onFault,
    onRefused: refusals.keep,
  };
  serve(http, regionCalls, regionHttp(settings), options);
  serve(http, libraryCalls, libraryHttp(library), options);
  const logged = logMoneyActs({ db, audit });
  serve(http, auditCalls, auditHttp(audit), options);
  serve(http, approvalsCalls, logged(approvalsHttp(approvals)), options);
  serve(http, equipmentCalls, counted(equipmentHttp(equipment)), options);
  serveLine(http, equipment);
  serve(http, ratingsCalls, ratingsHttp(ratings, identity.nameOf), options);
  serve(http, catalogueCalls, logged(catalogueHttp(catalogue, identity.nameOf)), options);
  serve(http, ledgerCalls, historyHttp(payments), options);
  serve(http, balanceCalls, balanceHttp(ledger), options);
  serve(http, promotionsCalls, logged(promotionsHttp(promotions, identity.nameOf)), options);
  serve(http, promotionTermsCalls, logged(promotionTermsHttp(promotions, identity.nameOf)), options);
  serve(http, documentCalls, documentsHttp(payments), options);
  serve(http, paymentsCalls, paymentsHttp(payments), options);
  serve(http, refundCalls, refundsHttp(payments.refunds), options);
  serve(http, refundManagerCalls, logged(refundsManagerHttp(payments.refunds)), options);
  serve(http, stuckCalls, logged(stuckHttp(payments)), options);
  serve(http, subscriptionCalls, subscriptionsHttp(payments), options);
  serveBankPages(http);
  serve(http, identityCalls, identityHttp(identity, clock), options);
  serve(http, privacyCalls, privacyHttp(privacy, identity), options);
  serve(http, supportCalls, supportHttp(support, identity, clock), options);
  serve(http, teacherDeskCalls, teacherDeskHttp(teacherDesk), options);
  serve(http, staffAccountCalls, staffAccountsHttp(staffDesk), options);
  serve(http, codeCalls, codesHttp(identity), options);
  serve(http, secondFactorCalls, secondFactorHttp(identity), options);
  serve(http, pictureCalls, picturesHttp(identity, families, clock), options);
  serve(http, socialCalls, socialHttp(identity, settings.publicUrl), options);
  await serveSocialCallback(http, identity, settings);
  if (settings.social.local) localProvider({ clock, settings: settings.social }).serve(http);
  serve(http, playbooksCalls, playbooksHttp(playbooks), options);
  serve(http, reviewCalls, reviewHttp(playbooks), options);
  await serveVoices(http);
  serveFiles(http, { files });
  serve(http, learningCalls, learningHttp(learning), options);
  serve(http, planCalls, plansHttp(learning), options);
  serve(http, pupilCalls, pupilsHttp(learning), options);
  serve(http, brainTrainerCalls, brainTrainerHttp(brainTrainer), options);
  serve(http, onboardingCalls, onboardingHttp(onboarding), options);
  serve(http, schedulingCalls, schedulingHttp(scheduling), options);
  serve(http, regularScheduleCalls, regularHttp(scheduling), options);
  serve(http, lessonChangeCalls, loggedChangesHttp(lessonActs, lessonChangeHttp(scheduling)), options);
  serve(http, staffCalls, loggedStaffHttp(lessonActs, staffHttp(scheduling)), options);
  serve(http, cabinetCalls, cabinetHttp(scheduling), options);
  serve(http, payCalls, teacherPayHttp({ db, audit, identity, scheduling }), options);
  serve(http, calendarFeedCalls, calendarFeedHttp(scheduling), options);
  serveCalendarFeeds(http, scheduling);
  serve(http, familiesCalls, familiesHttp(families, identity, clock), options);
  serve(http, profileCalls, profileHttp(families), options);
  serve(http, contactCalls, contactsHttp(families, identity), options);
  serve(http, consentCalls, consentsHttp(families), options);
  serve(http, groupsCalls, groupsHttp(groups), options);
  serve(http, ledGroupCalls, ledGroupsHttp(groups), options);
  serve(http, chatCalls, chatHttp(chat), options);
  serve(http, chatMoreCalls, chatMoreHttp(chat), options);
  serve(http, chatManagerCalls, counted(chatDeskHttp(chat)), options);
  serve(http, notificationsCalls, notificationsHttp(notifications), options);
  serve(http, managerMessagesCalls, managerMessagesHttp(notifications), options);
  serve(http, analyticsCalls, analyticsHttp(analytics), options);
  serve(http, analyticsReportCalls, analyticsReportHttp(analytics), options);
  serve(http, faultsCalls, faultsHttp(faults), options);
  serveEnvelopes(http, faults, options);
  serve(http, backOfficeCalls, counted(backOfficeHttp(backOffice)), options);
  serve(http, lessonActCalls, counted(lessonActsHttp(lessonActs)), options);
  const ofTheDay = { clock, lessonActs, approvals, chat, families, notifications, payments, playbooks, ratings, scheduling };
  serve(http, queueCalls, dayHttp(ofTheDay), options);
  serve(http, familyCardCalls, counted(familyCardHttp(familyCards)), options);
  serve(http, familyMoneyCalls, counted(logged(familyMoneyHttp(backOffice))), options);
  serveApiDocument(http);
  const figures = [processFigures(), requestFigures(http), schoolFigures(db), jobs.figures, payments.stuck.figures];
  serveMetrics(http, { figures, token: settings.metricsToken, onFault });
  serveAppLinks(http, settings);
  await servePages(http, settings);

  return {
    http,
    db,
    clock,
    news,
    jobs,
    realtime,
    messages,
    catalogue,
    approvals,
    audit,
    ledger,
    promotions,
    payments,
    sandbox,
    identity,
    families,
    scheduling,
    library,
    playbooks,
    learning,
    onboarding,
    groups,
    chat,
    notifications,
    tellFault: faults.tell,
    privacy,
    userParts,
    kidParts,
    /** Starts what runs by itself. After the school listens, so that it is ready sooner. */
    async start(connection: Connection) {
      news.start();
      messages.start();
      realtime.attach(http.server, {
        origins: settings.shellOrigins,
        claimTicket: identity.claimLiveTicket,
        livingSessions: identity.livingSessions,
      });
      await jobs.start(connection);
      // A file of content that cannot be read is a fault to be told, not a reason to stay closed.
      void library.warm().catch((fault: unknown) => onFault(fault, 'content'));
    },
    /** Does everything that is due by the school's clock, until nothing is left: after the clock was moved. */
    async settle() {
      await refusals.flush();
      await news.drain();
      await jobs.runDue();
      await messages.deliverDue();
    },
    /** Stops what runs by itself; the database is closed by whoever opened it. */
    async stop() {
      await jobs.stop();
      await realtime.stop();
      await sandbox.stop();
      await http.close();
      await refusals.flush();
      await faults.flush();
      await messages.stop();
      await news.stop();
    },
  };
}

/** Another origin that pages report their faults to, if there is one. */
const reportedTo = ({ telemetry: { dsn } }: Settings): string[] => (dsn === undefined ? [] : [new URL(dsn).origin]);

export type School = Awaited<ReturnType<typeof createSchool>>;
