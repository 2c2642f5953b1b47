import type { AnswerOf, SentTo } from '@school/contract/calls';
import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';
import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';

import type { Calendar } from '#modules/calendar';
import type { Staffing } from '#modules/staffing';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { sendInvitation } from './send-invitation.ts';
import type { StaffGiven } from './staff.ts';

export interface TeacherManagementGiven extends StaffGiven {
  calendar: Pick<Calendar, 'createTeacher' | 'teacher'>;
  staffing: Pick<
    Staffing,
    'managedTeachers' | 'changeTeacherProfile' | 'letGo' | 'leaveWith' | 'previewLeaving' | 'takeBack' | 'standInsFor'
  >;
}

const isSubject = (code: string): code is SubjectCode => subjectCodes.some((known) => known === code);
const isLanguage = (code: string): code is Hired['languages'][number] => familiesLimits.kidLanguages.some((known) => known === code);

type Teachers = AnswerOf<'GET /manager/teachers'>;
type Invited = AnswerOf<'POST /manager/teachers'>;
type Hired = SentTo<'POST /manager/teachers'>['body'];
/** The manager who does it. */
type By = Pick<Principal, 'accountId' | 'role'>;
type Left = SentTo<'POST /manager/teachers/:teacherId/leave'>['body'];
type Changed = SentTo<'POST /manager/teachers/:teacherId'>['body'];

/** Teachers as the school employs them: hired with an account, changed, let go when nothing is left to teach. */
export function createTeacherManagement(given: TeacherManagementGiven) {
  const { db, identity, calendar, staffing, audit } = given;
  const send = sendInvitation(given);
  async function list(): Promise<Teachers> {
    const accounts = new Map((await identity.staff.list('teacher')).map((it) => [it.customerId, it]));
    const teachers = (await staffing.managedTeachers()).map(({ ageFrom, ageTo, createdAt, ...it }): ManagedTeacher => {
      const account = accounts.get(it.teacherId);
      return {
        ...it,
        subjects: it.subjects.filter(isSubject),
        languages: it.languages.filter(isLanguage),
        ages: { from: ageFrom, to: ageTo },
        email: account?.email ?? null,
        account: !account ? 'none' : account.blockedAt ? 'blocked' : account.isInvited ? 'invited' : 'active',
        since: createdAt.toString(),
      };
    });
    return { teachers };
  }

  const insistOnAges = ({ from, to }: { from: number; to: number }): void => {
    if (from > to) throw new Refusal('staff.ages_crossed');
  };
  const accountOf = async (teacherId: string) => (await identity.staff.list('teacher')).find(({ customerId }) => customerId === teacherId);
  const subjectOf = async (teacherId: string) => ({ type: 'teacher', id: teacherId, name: (await calendar.teacher(teacherId)).name });

  /** A teacher with a profile and an account, whom nobody has told yet: what opens it goes into the invitation. */
  const employ = (by: By, { email, locale, ages, ...profile }: Hired): Promise<{ teacherId: string; token: string }> =>
    db.inTransaction(async () => {
      insistOnAges(ages);
      const { customerId, token } = await identity.staff.invite({ role: 'teacher', name: profile.name, email, locale });
      await calendar.createTeacher({ teacherId: customerId, ...profile, ageFrom: ages.from, ageTo: ages.to });
      await audit.record({ by, act: 'teachers.hired', subject: await subjectOf(customerId), after: { email, ages, ...profile } });
      return { teacherId: customerId, token };
    });
  /** Sends a link anew; answers it where no letter leaves the school. */
  const invite = async (by: By, teacherId: string): Promise<string | null> => {
    const subject = await subjectOf(teacherId);
    const account = await accountOf(teacherId);
    if (!account?.email) throw new Refusal('staff.not_found');
    const { accountId, name, email, locale } = account;
    return db.inTransaction(async () => {
      await audit.record({ by, act: 'staff.invited', subject });
      return send({ name, email, locale }, await identity.staff.inviteAgain(accountId));
    });
  };

  return {
    list,
    employ,
    invite,
    async hire(who: Principal, hired: Hired): Promise<Invited> {
      const handOn = await db.inTransaction(async () => send(hired, (await employ(who, hired)).token));
      return { ...(await list()), handOn };
    },
    async change(who: Principal, teacherId: string, { ages, reason, ...profile }: Changed): Promise<Teachers> {
      insistOnAges(ages);
      await db.inTransaction(async () => {
        const after = { ...profile, ageFrom: ages.from, ageTo: ages.to };
        const before = await staffing.changeTeacherProfile(teacherId, after);
        const account = await accountOf(teacherId);
        if (account) await identity.staff.change(account.accountId, { name: profile.name });
        await audit.record({ by: who, act: 'teachers.changed', subject: await subjectOf(teacherId), reason, before: { ...before }, after });
      });
      return list();
    },
    async inviteAgain(who: Principal, teacherId: string): Promise<Invited> {
      const handOn = await invite(who, teacherId);
      return { ...(await list()), handOn };
    },
    previewLeaving: staffing.previewLeaving,
    /** Refused while a lesson is still to be given and is not given away: the families of those would be left alone. */
    async leave(who: Principal, teacherId: string, { reason, handOver }: Left): Promise<Teachers> {
      await db.inTransaction(async () => {
        const subject = await subjectOf(teacherId);
        const left = handOver ? 0 : await staffing.letGo(teacherId);
        if (left > 0) throw new Refusal('staff.teacher_has_lessons', { lessons: left });
        const handed =
          handOver && (await staffing.leaveWith({ accountId: who.accountId, role: who.role }, teacherId, { ...handOver, reason }));
        const account = await accountOf(teacherId);
        if (account && !(await identity.block(account.accountId, reason))) throw new Refusal('staff.blocked_already');
        await audit.record({
          by: who,
          act: 'teachers.left',
          subject,
          reason,
          ...(handed && { after: { lessonsGiven: handed.given, lessonsCanceled: handed.canceled } }),
        });
      });
      return list();
    },
    async return(who: Principal, teacherId: string, reason: string): Promise<Teachers> {
      await db.inTransaction(async () => {
        const subject = await subjectOf(teacherId);
        await staffing.takeBack(teacherId);
        const account = await accountOf(teacherId);
        if (account && !(await identity.unblock(account.accountId))) throw new Refusal('staff.blocked_already');
        await audit.record({ by: who, act: 'teachers.returned', subject, reason });
      });
      return list();
    },
    standIns: staffing.standInsFor,
  };
}

export type TeacherManagement = ReturnType<typeof createTeacherManagement>;
