import { sql } from '#platform/db';

import type { TestSchool } from '../../src/testing.ts';
import type { SignedIn } from './people.ts';

/** Ids of one person's objects, by the name of the field that carries them. */
export type Ids = Partial<Record<string, string>>;

/** Nobody has it: what does not exist is answered like what is somebody else's. */
export const nobodys = '00000000-0000-4000-8000-000000000000';

type Row = { id: string };

/** The family of the demo's parent of this first name. */
export async function familyOf(school: TestSchool, firstName: string): Promise<string> {
  return (await school.db.one(sql<Row>`select family_id as id from families_families where first_name = ${firstName}`))?.id ?? nobodys;
}

/** The kid of a family who was there first. */
export async function kidOf(school: TestSchool, familyId: string): Promise<string> {
  const kid = await school.db.one(
    sql<Row>`select kid_uid as id from families_kids where family_id = ${familyId} order by created_at limit 1`,
  );
  return kid?.id ?? nobodys;
}

/** Ids of one family's things, by the fields of the calls about them: what its parent and its support may reach. */
async function ofFamily(school: TestSchool, familyId: string): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql<Row>>) => (await school.db.one(query))?.id;
  const now = school.clock.now();
  const kidUid = await kidOf(school, familyId);
  return {
    familyId,
    customerId: familyId,
    kidUid,
    person: kidUid,
    processId: await one(sql`
      select process_id as id from scheduling_processes where family_id = ${familyId} and kid_uid = ${kidUid} order by type = 'learning' desc limit 1`),
    eventId: await one(sql`
      select lesson_id as id from scheduling_participants where family_id = ${familyId} and kid_uid = ${kidUid} and active
        and lower(during) > ${now} order by lower(during) limit 1`),
    chatId: await one(sql`select chat_id as id from chat_chats where family_id = ${familyId} order by kind desc, created_at limit 1`),
    orderId: await one(sql`select order_id as id from payments_orders where family_id = ${familyId} and state = 'open' limit 1`),
    paidOrderId: await one(sql`
      select order_id as id from payments_orders where family_id = ${familyId} and state = 'paid' order by created_at desc limit 1`),
    receiptId: await one(sql`select receipt_id as id from payments_receipts where family_id = ${familyId} limit 1`),
    lotId: await one(sql`select lot_id as id from ledger_lots where family_id = ${familyId} limit 1`),
    attemptUid: await one(sql`select attempt_uid as id from playbooks_attempts where kid_uid = ${kidUid} order by kind limit 1`),
    openAttemptUid: await one(sql`select attempt_uid as id from playbooks_attempts where kid_uid = ${kidUid} and kind = 'virtual' limit 1`),
    virtualPlaybookUid: await one(sql`
      select playbook_uid as id from playbooks_attempts where kid_uid = ${kidUid} and kind = 'virtual' limit 1`),
    testAttemptUid: await one(sql`select attempt_uid as id from onboarding_attempts where kid_uid = ${kidUid} limit 1`),
    gameSessionId: await one(sql`select session_id as id from brain_trainer_sessions where family_id = ${familyId} limit 1`),
    refundId: await one(sql`select refund_id as id from refunds_refunds where family_id = ${familyId} limit 1`),
    cardId: await one(sql`select card_id as id from saved_cards_cards where family_id = ${familyId} and removed_at is null limit 1`),
    subscriptionId: await one(sql`select subscription_id as id from subscriptions_subscriptions where family_id = ${familyId} limit 1`),
    requestId: await one(sql`select request_id as id from groups_requests where family_id = ${familyId} limit 1`),
    duelId: await one(sql`select duel_id as id from brain_trainer_duels where family_id = ${familyId} limit 1`),
    noticeId: await one(sql`select notice_id as id from notifications_notices where customer_id = ${familyId} limit 1`),
    exportId: await one(sql`select export_id as id from privacy_exports where family_id = ${familyId} limit 1`),
    erasureId: await one(sql`select erasure_id as id from privacy_erasures where family_id = ${familyId} limit 1`),
    deviceId: await one(sql`select device_id as id from notifications_devices where customer_id = ${familyId} limit 1`),
    equipmentUid: await one(sql`select device_uid as id from equipment_devices where customer_id = ${familyId} limit 1`),
    pictureDeviceId: await one(sql`
      select device_id as id from identity_picture_devices join identity_accounts using (account_id)
      where customer_id = ${familyId} limit 1`),
    messageId: await one(sql`
      select message_id as id from chat_messages join chat_chats using (chat_id) where family_id = ${familyId}
      order by kind desc, created_at, n limit 1`),
    heldEventId: await one(sql`
      select lesson_id as id from ratings_lessons where family_id = ${familyId} and kid_uid = ${kidUid} order by started_at desc limit 1`),
    userSessionId: await one(sql`
      select session_id as id from identity_sessions join identity_accounts using (account_id)
      where identity_accounts.customer_id = ${familyId} and identity_accounts.role = 'parent' limit 1`),
    adultId: await one(sql`select customer_id as id from identity_accounts where family_id = ${familyId} order by created_at limit 1`),
    invitationId: await one(sql`select invitation_id as id from adults_invitations where family_id = ${familyId} limit 1`),
  };
}

/** Ids of what a teacher has: a lesson ahead, its child and process, the conversation, a holiday. */
async function ofTeacher(school: TestSchool, name: string): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql<Row>>) => (await school.db.one(query))?.id;
  const teacherId = await one(sql`select teacher_id as id from scheduling_teachers where name = ${name}`);
  const eventId = await one(sql`
    select lesson_id as id from scheduling_lessons join scheduling_processes using (process_id)
    where scheduling_lessons.teacher_id = ${teacherId} and status = 'scheduled' and type = 'learning' order by during limit 1`);
  const kidUid = await one(sql`select kid_uid as id from scheduling_participants where lesson_id = ${eventId} limit 1`);
  return {
    customerId: teacherId,
    eventId,
    kidUid,
    processId: await one(sql`select process_id as id from scheduling_lessons where lesson_id = ${eventId}`),
    chatId: await one(sql`select chat_id as id from chat_chats where teacher_id = ${teacherId} limit 1`),
    attemptUid: await one(sql`select attempt_uid as id from playbooks_attempts where kid_uid = ${kidUid} limit 1`),
    messageId: await one(sql`
      select message_id as id from chat_messages join chat_chats using (chat_id) where teacher_id = ${teacherId} limit 1`),
    equipmentUid: await one(sql`select device_uid as id from equipment_devices where customer_id = ${teacherId} limit 1`),
    deviceId: await one(sql`select device_id as id from notifications_devices where customer_id = ${teacherId} limit 1`),
    templateId: await one(sql`select template_id as id from scheduling_note_templates where teacher_id = ${teacherId} limit 1`),
    pictureId: await one(sql`select picture_id as id from lesson_room_shelf where teacher_id = ${teacherId} limit 1`),
    absenceId: await one(sql`select absence_id as id from scheduling_absences where teacher_id = ${teacherId} limit 1`),
    userSessionId: await one(sql`
      select session_id as id from identity_sessions join identity_accounts using (account_id) where identity_accounts.customer_id = ${teacherId} limit 1`),
  };
}

/** What each role has itself, and what is somebody else's. */
export async function objectsOf(school: TestSchool): Promise<Record<SignedIn, { own: Ids; foreign: Ids }>> {
  const anna = await ofFamily(school, await familyOf(school, 'Анна'));
  const other = await ofFamily(school, await familyOf(school, 'Светлана'));
  // Of what everybody may name: a teacher, and a group.
  const teacherId = (await school.db.one(sql<Row>`select teacher_id as id from scheduling_teachers where name = 'Ольга Смирнова'`))?.id;
  const groupId = (await school.db.one(sql<Row>`select group_id as id from groups_groups order by created_at limit 1`))?.id;
  const known = { teacherId, groupId };
  const manager = await school.db.one(sql<Row>`
    select session_id as id from identity_sessions where role = 'manager' limit 1`);
  const ringing = await school.db.one(sql<Row>`
    select device_id as id from notifications_devices join identity_sessions using (session_id) where role = 'manager' limit 1`);
  const reading = await school.db.one(sql<Row>`select reading_id as id from chat_readings limit 1`);
  const kate = await ofTeacher(school, 'Екатерина Белова');
  // Her family has no teacher to talk to: what is foreign in a conversation is of Kate's.
  other['messageId'] = kate['messageId'];
  return {
    parent: { own: { ...known, ...anna }, foreign: other },
    kid: { own: { ...known, ...anna }, foreign: other },
    support: { own: { ...known, ...anna }, foreign: other },
    teacher: {
      own: { ...known, ...(await ofTeacher(school, 'Ольга Смирнова')) },
      foreign: { ...kate, attemptUid: other['attemptUid'] },
    },
    manager: {
      own: { ...known, ...anna, userSessionId: manager?.id, readingId: reading?.id, deviceId: ringing?.id },
      foreign: { userSessionId: anna['userSessionId'], deviceId: anna['deviceId'] },
    },
  };
}
