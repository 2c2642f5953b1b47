import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { filesLimits } from '../files/limits.ts';
import { manager, managerReads, needing, type Row, teacher } from '../role-rows.ts';
import { Id, Nothing, text } from '../shapes.ts';
import { teacherCardLimits } from './limits.ts';
import { AskedCard, CardChange, CardWords, TeacherCard } from './shapes.ts';

/** Families look for a teacher, colleagues know each other: whoever has signed in. */
const whoMeetsTeachers: Row = ['deny', 'allow', 'allow', 'allow', 'read', 'allow', ['people', 'staff']];
const readers = needing(managerReads, 'staff', 'people');
const deciders = needing(manager, 'staff');
const params = z.strictObject({ changeId: Id });
const mega = 1024 * 1024;

/** What families see, and what the teacher has written since; null: nothing, or what was decided is old. */
const OwnCard = z.strictObject({
  shown: TeacherCard,
  change: z.nullable(CardChange),
  /** The school has decided about it, and she is told so on her first page. */
  isNews: z.boolean(),
});
const Asked = z.strictObject({ waiting: z.array(AskedCard), decided: z.array(AskedCard) });
const uploaded = ['files.too_large', 'request.too_many', 'teacher_cards.waits'] as const;

/** How a teacher tells families of herself: written by her, agreed to by a manager (docs/rules/people.md#the-card-of-a-teacher). */
export const teacherCardsCalls = defineCalls({
  'GET /teachers/:teacherId/card': {
    who: whoMeetsTeachers,
    adult: 'sees',
    summary: 'The card of a teacher as families see it',
    gives: TeacherCard,
    refusals: ['scheduling.teacher_not_found'],
  },
  'GET /teacher/card': {
    who: teacher,
    summary: 'The teacher’s own card as families see it, and what became of the last change',
    gives: OwnCard,
    refusals: [],
  },
  'POST /teacher/card/photo': {
    who: teacher,
    summary: 'Another photo for the card: checked, cut to a square and drawn anew; shown to families once it is agreed to',
    // Who sends a little too much is told so in words about pictures.
    picture: 2 * filesLimits.pictureMegabytes * mega,
    gives: OwnCard,
    refusals: ['files.not_a_picture', ...uploaded],
  },
  'POST /teacher/card/video': {
    who: teacher,
    summary: 'A video hello for the card, checked by what it is: short, without the place where it was taken',
    video: 2 * filesLimits.videoMegabytes * mega,
    gives: OwnCard,
    refusals: ['files.not_a_video', 'files.video_too_long', ...uploaded],
  },
  'POST /teacher/card/send': {
    who: teacher,
    summary: 'Sends the card to the school; what was uploaded goes with it where it is wanted',
    body: z.strictObject({ ...CardWords, withPhoto: z.boolean(), withVideo: z.boolean() }),
    gives: OwnCard,
    refusals: ['teacher_cards.waits', 'teacher_cards.nothing_changed', 'teacher_cards.since_in_future'],
  },
  'POST /teacher/card/take-back': {
    who: teacher,
    summary: 'Takes back what the school has not decided, to write on',
    body: Nothing,
    gives: OwnCard,
    refusals: ['teacher_cards.nothing_waits'],
  },
  'GET /manager/teacher-cards': {
    who: readers,
    summary: 'Cards that wait for the school, the oldest first, and those decided lately',
    gives: Asked,
    refusals: [],
  },
  'POST /manager/teacher-cards/:changeId/approve': inLog(
    {
      who: deciders,
      summary: 'Families see the card from now on',
      params,
      body: Nothing,
      gives: Asked,
      refusals: ['teacher_cards.not_found', 'teacher_cards.decided'],
    },
    ({ params: { changeId } }, { decided }) => ({
      act: 'teachers.card_approved',
      subject: { type: 'teacher', id: teacherIn(decided, changeId) },
      reason: '',
    }),
  ),
  'POST /manager/teacher-cards/:changeId/decline': inLog(
    {
      who: deciders,
      summary: 'The card stays as it was; the teacher reads why',
      params,
      body: z.strictObject({ reason: text(teacherCardLimits.reasonLength) }),
      gives: Asked,
      refusals: ['teacher_cards.not_found', 'teacher_cards.decided'],
    },
    ({ params: { changeId }, body }, { decided }) => ({
      act: 'teachers.card_declined',
      subject: { type: 'teacher', id: teacherIn(decided, changeId) },
      reason: body.reason,
    }),
  ),
});

const teacherIn = (decided: ReadonlyArray<{ changeId: string; teacherId: string }>, changeId: string): string =>
  decided.find((it) => it.changeId === changeId)?.teacherId ?? changeId;
