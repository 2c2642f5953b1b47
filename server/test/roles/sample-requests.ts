import type { KnownCall } from '@school/contract/calls';
import { usualTrialTerms } from '@school/contract/catalogue/trial-terms';

import { demoAccounts } from '../../src/demo/accounts.ts';
import type { Ids } from './objects.ts';
import type { Filling } from './samples.ts';

/** A child's course of the demo, and a playbook of it. */
const learning = { courseCode: 'math', lessonCode: 'm2-01', playbookUid: 'math-m2-01-home' };

/** What a field says wherever it stands: an id by whose call it is, the rest something the school knows. */
const everywhere: Readonly<Record<string, unknown>> = {
  ...learning,
  productCode: 'individual-8',
  provider: 'sandbox',
  timezone: 'Europe/Minsk',
  zone: 'Europe/Minsk',
  pin: '2580',
  day: '2026-12-01',
  from: '2026-12-07',
  to: '2026-12-08',
  until: '2026-12-14',
  year: 2026,
  month: '2026-10',
  dob: { month: 3, year: 2020 },
  paidOn: '2026-11-20',
  due: '2026-12-01',
  startMinute: 1020,
  days: [{ weekday: 3, startMinute: 1020 }],
  eventName: 'chip_page_view',
  faultId: 'f'.repeat(32),
  replayId: 'f'.repeat(32),
  cards: ['a', 'b'],
  templateCode: 'fireflies',
  seed: 'sample',
  test: 'math',
  book: 'firstlibrary',
  code: 'CHIP10',
  promotion: 'referral',
  password: 'birch-lake-42',
  prices: { BYN: 10_000 },
};

/** A club group as a manager asks for it. */
const aGroup = {
  courseCode: 'speakingClub',
  title: { ru: 'Клуб', en: 'Club' },
  level: '1',
  ages: { from: 7, to: 9 },
  capacity: 6,
  weekday: 3,
  startMinute: 1020,
  minutes: 50,
  startsOn: null,
  gathering: null,
  opensAt: null,
};

/** Where a field means something else than everywhere. */
const ofCall: Partial<Record<KnownCall, Readonly<Record<string, unknown>>>> = {
  'POST /kids/:kidUid/stickers/:sticker/place': { sticker: 'owl', place: 0 },
  'POST /payment/top-up': { price: 36_000, threshold: 2, agreed: true },
  'GET /manager/school/settings/:group': { group: 'schedule' },
  'GET /manager/school/settings/:group/history': { group: 'schedule' },
  'POST /manager/school/settings/:group/preview': { group: 'schedule', values: [{ key: 'pauseDays', value: 14 }] },
  'POST /manager/school/settings/:group': { group: 'schedule', values: [{ key: 'pauseDays', value: 14 }], validFrom: null },
  'POST /manager/school/settings/:group/withdraw': { group: 'schedule', key: 'pauseDays' },
  'POST /manager/school/proofs/:channel': { channel: 'mail' },
  'POST /manager/school/telegram/proof': {},
  'POST /manager/school/banks/:provider/proof': { provider: 'nobody' },
  'POST /manager/school/secrets': { secret: { kind: 'sms', url: 'https://sms.example', token: '', from: 'Hazel' }, code: '123456' },
  'POST /manager/school/secrets/:kind/forget': { kind: 'sms', code: '123456' },
  'POST /manager/school/proofs/:channel/code': { channel: 'mail', code: '123456' },
  'POST /manager/staff/:accountId/ownership': { code: '123456' },
  'POST /manager/school/exports': { code: '123456' },
  'POST /manager/school/exports/:exportId/link': { code: '123456' },
  'POST /manager/payroll-accounts': { account: 'DE89370400440532013000' },
  'POST /manager/payroll/:teacherId/corrections': { amount: 100 },
  'POST /manager/teachers': { ages: { from: 3, to: 16 }, zone: 'Europe/Moscow' },
  'POST /manager/teachers/:teacherId': { ages: { from: 3, to: 16 }, zone: 'Europe/Moscow' },
  'POST /manager/chat-hours': { days: [{ weekday: 1, fromMinute: 540, toMinute: 1080 }] },
  'POST /notifications/devices': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  },
  'POST /equipment/checks': { uid: '3f8b7c52-0d0e-4c46-9f5f-2f6a5d3f1a10', steps: [{ step: 'camera', ok: true, code: null, facts: {} }] },
  'POST /registration': { email: 'somebody@example.com', password: 'birch-lake-42' },
  'POST /manager/families': { phone: '+375290000097', email: 'written@example.com' },
  'POST /adults/invitations': { contact: { kind: 'email', to: 'invited@example.com' } },
  'POST /auth/adult': { token: 'nobody-has-this-link-at-all' },
  'POST /auth/adult/accept': { token: 'nobody-has-this-link-at-all', termsAccepted: true },
  'POST /pay-links': { termsAccepted: true },
  'POST /pay-links/look': { token: 'nobody-has-this-link-at-all' },
  'POST /pay-links/pay': { token: 'nobody-has-this-link-at-all' },
  'POST /manager/families/alike': { phone: '+375290000096' },
  'POST /manager/imports': { fileName: 'a.csv', heads: ['a'], rows: 1 },
  'POST /manager/imports/:importId/rows': { from: 1, rows: [['a']] },
  'POST /manager/imports/:importId/trial': {
    kind: 'families',
    fields: ['phone', 'parent', 'kid', 'born'],
    all: { locale: 'ru-RU', timezone: 'Europe/Minsk', currency: 'BYN', subject: 'math', languages: ['ru'], asked: 'call' },
  },
  'POST /manager/families/:familyId/orders': { discount: 0, currency: 'BYN' },
  'POST /manager/orders/:orderId/payments': { day: '2026-11-20', amount: 100, document: 'A 1' },
  'POST /manager/orders/:orderId/invoice': { days: 5 },
  'POST /manager/statements/match': {
    rows: [{ document: 'A 2', day: '2026-11-20', amount: 100, currency: 'BYN', payer: 'Anna', purpose: '' }],
  },
  'GET /registration/age': { year: 2019, month: 5 },
  'POST /registration/later': { email: 'later@example.com', dob: { year: 2024, month: 6 }, agreed: true },
  'POST /registration/later/take-back': { token: 'of-no-letter' },
  'POST /registration/sms-code': { phone: '+375290000098' },
  'POST /auth/sms-code': { phone: '+375290000099' },
  'POST /auth/sms-code/sign-in': { phone: '+375290000099', code: '123456' },
  'POST /auth/reset': { email: 'nobody@example.com' },
  'POST /auth/reset/by-code': { phone: '+375290000099', code: '123456' },
  'POST /auth/social/:provider/start': { provider: 'local' },
  'POST /user/social/:provider/start': { provider: 'local', password: demoAccounts.parent.password },
  'POST /user/social/:provider/unlink': { provider: 'local', password: demoAccounts.parent.password },
  'POST /auth/pictures': { pictures: ['cat', 'moon', 'duck'] },
  'POST /user/pictures/:kidUid': { pictures: ['cat', 'moon', 'duck'], password: demoAccounts.parent.password },
  'POST /user/picture-devices': { password: demoAccounts.parent.password },
  'POST /user/exports': { password: demoAccounts.parent.password },
  'POST /user/exports/:exportId/link': { password: demoAccounts.parent.password },
  'POST /user/erasures': { password: demoAccounts.parent.password },
  'POST /user/child-mode': { password: demoAccounts.parent.password },
  'POST /user/contacts/code': { contact: { kind: 'email', to: 'another@example.com' }, password: demoAccounts.parent.password },
  'POST /user/contacts': { contact: { kind: 'email', to: 'another@example.com' }, code: '123456' },
  'POST /user/contacts/own/code': { kind: 'phone' },
  'POST /user/contacts/own/confirm': { kind: 'phone', code: '123456' },
  'POST /auth/contact-code': { ticket: 'none', code: '123456' },
  'POST /user/contacts/remove': { kind: 'phone', password: demoAccounts.parent.password },
  'POST /user/avatar/animal': { animal: 'fox' },
  'POST /user/avatar/kid/animal': { animal: 'fox' },
  'POST /lesson-room/:eventId/watch': { reason: 'because' },
  'POST /lesson-room/:eventId/help': { code: 'line', facts: {} },
  'POST /lesson-room/:eventId/report': { text: 'a better word' },
  'POST /lesson-room/device-code/enter': { code: '000000' },
  'POST /lesson-room/link/enter': { token: 'of-no-letter' },
  'POST /lesson-room/:eventId/outside': { of: 'lesson', url: 'https://meet.example.org/room' },
  'POST /lesson-room/:eventId/take-out': { reason: 'because' },
  'POST /groups/waiting': { courseCode: 'readingClub' },
  'POST /payment/exchange/preview': { from: 'silver', to: 'gold' },
  'POST /payment/exchange': { from: 'silver', to: 'gold' },
  'POST /brain-trainer/:person/sessions': { playbookUid: 'bt-memory' },
  'POST /brain-trainer/duels': { playbookUid: 'bt-memory' },
  'POST /manager/groups/preview': { ...aGroup },
  'POST /manager/groups': { ...aGroup, draft: true },
  'POST /manager/groups/:groupId/cameras': { cameras: 'off' },
  'POST /manager/groups/:groupId/acts/preview': { act: { do: 'pause', from: '2026-12-07', until: '2026-12-14' } },
  'POST /manager/groups/:groupId/acts': { act: { do: 'pause', from: '2026-12-07', until: '2026-12-14' } },
  'POST /manager/trial-terms/preview': { terms: usualTrialTerms },
  'POST /manager/trial-terms': { terms: usualTrialTerms },
  'POST /manager/prices': { prices: [{ productCode: 'individual-8', amount: 30_000 }], validFrom: null },
  'POST /manager/offer': { title: { ru: 'Шахматы', en: 'Chess' }, ages: { from: 6, to: 12 }, minutes: null, levels: ['1'] },
  'POST /manager/offer/:courseCode': { ages: { from: 3, to: 16 }, title: null, position: 1, minutes: null, levels: null },
  'POST /manager/lessons/:courseCode/:lessonCode/move': { to: 'down', number: 1 },
  'POST /manager/promo-codes': {
    code: 'SPRING20',
    type: 'percent',
    percent: 20,
    amounts: null,
    lessons: null,
    forKind: null,
    productCode: null,
    endsAt: null,
  },
  'POST /manager/gifts/:promotion/terms': { lessons: 1, hours: null, friendLessons: 1 },
};

/** Which of somebody's ids a call means by a word that several calls use. */
export function idFieldOf(call: KnownCall, field: string): string {
  if (field === 'deviceId' && call.includes('/picture-devices/')) return 'pictureDeviceId';
  if (field === 'eventId' && /rating|face/.test(call)) return 'heldEventId';
  if (field === 'attemptUid' && call.includes('/onboarding/')) return 'testAttemptUid';
  if (field === 'playbookUid' && call.includes('/onboarding/')) return 'virtualPlaybookUid';
  if (field === 'sessionId') return call.includes('/brain-trainer/') ? 'gameSessionId' : 'userSessionId';
  if (field === 'attemptUid' && /answers|hint|moves/.test(call)) return 'openAttemptUid';
  if (field === 'deviceUid') return 'equipmentUid';
  if (field === 'orderId' && call.endsWith('/refunds')) return 'paidOrderId';
  return field;
}

/**
 * What to write into a field of a call for somebody with these ids; what may be left out is, unless this very call
 * wants it.
 */
export function filling(call: KnownCall, ids: Ids): Filling {
  const wanted = { ...ofCall[call] };
  return (field, isNeeded) => {
    if (field in wanted) return wanted[field];
    if (!isNeeded) return undefined;
    // Who is to give which lesson while its teacher is away.
    if (field === 'choices') return [{ eventId: ids['eventId'], teacherId: null }];
    return ids[idFieldOf(call, field)] ?? everywhere[field];
  };
}
