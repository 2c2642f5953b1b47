import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads } from '../role-rows.ts';
import { Done, Id, Instant, line, text, whole, largest } from '../shapes.ts';
import { announcementLimits, announcementResults } from './announcement-limits.ts';
import { Announcement, AnnouncementContent, AnnouncementPerson, AnnouncementReach, AnnouncementRow } from './announcement-shapes.ts';

const revision = whole(1, largest);
const params = z.strictObject({ announcementId: Id });
const subject = (announcementId: string) => ({ type: 'announcement', id: announcementId });

/** What the school tells many at once (docs/rules/announcements.md). */
export const announcementCalls = defineCalls({
  'GET /manager/announcements': {
    who: managerReads,
    summary: 'Announcements, the newest first, with how far each has come',
    query: z.strictObject({ before: z.optional(line(80, 0)) }),
    gives: z.strictObject({ announcements: z.array(AnnouncementRow), next: z.nullable(z.string()) }),
    refusals: [],
  },
  'GET /manager/announcements/:announcementId': {
    who: managerReads,
    summary: 'An announcement: what it says, to whom, how far it has come',
    gives: Announcement,
    refusals: ['notifications.announcement_not_found'],
  },
  'GET /manager/announcements/:announcementId/people': {
    who: managerReads,
    summary: 'What became of it for each person, a page at a time',
    query: z.strictObject({ result: z.optional(z.enum(announcementResults)), before: z.optional(Id) }),
    gives: z.strictObject({ people: z.array(AnnouncementPerson), next: z.nullable(Id) }),
    refusals: ['notifications.announcement_not_found'],
  },
  'GET /manager/announcement-zones': {
    who: managerReads,
    summary: 'By whose clocks families live, the most frequent first',
    gives: z.strictObject({ zones: z.array(z.strictObject({ zone: z.string(), families: z.int() })) }),
    refusals: [],
  },
  'POST /manager/announcements/reach': {
    who: manager,
    changesNothing: true,
    summary: 'Whom an announcement would reach now, what is wrong with it, and how it reads',
    body: z.strictObject({ content: AnnouncementContent }),
    gives: AnnouncementReach,
    refusals: [],
  },
  'POST /manager/announcements': {
    who: manager,
    summary: 'Begins an announcement; nobody outside the staff sees it',
    body: z.strictObject({ content: AnnouncementContent }),
    gives: Announcement,
    refusals: [],
    idempotent: true,
  },
  'POST /manager/announcements/:announcementId': {
    who: manager,
    summary: 'Saves a draft over the one that was read',
    body: z.strictObject({ revision, content: AnnouncementContent }),
    gives: Announcement,
    refusals: ['notifications.announcement_not_found', 'notifications.announcement_changed', 'notifications.announcement_moved_on'],
  },
  'POST /manager/announcements/:announcementId/discard': {
    who: manager,
    summary: 'Throws a draft away',
    body: z.strictObject({ revision }),
    gives: Done,
    refusals: ['notifications.announcement_not_found', 'notifications.announcement_changed', 'notifications.announcement_moved_on'],
  },
  'POST /manager/announcements/:announcementId/test': {
    who: manager,
    summary: 'Sends the letter to whoever asks alone, in both languages',
    body: z.strictObject({ revision }),
    gives: Done,
    refusals: ['notifications.announcement_not_found', 'notifications.announcement_changed', 'identity.contact_needed'],
    perMinute: 5,
  },
  'POST /manager/announcements/:announcementId/send': inLog(
    {
      who: manager,
      params,
      summary: 'Sends it to those who were counted, at once or from a moment on; a large one waits for a second person',
      body: z.strictObject({ revision, people: whole(1, largest), startsAt: z.nullable(Instant) }),
      gives: Announcement,
      refusals: [
        'notifications.announcement_not_found',
        'notifications.announcement_changed',
        'notifications.announcement_moved_on',
        'notifications.announcement_not_ready',
        'notifications.announcement_reach_changed',
        'notifications.announcement_in_past',
        'notifications.announcement_too_far',
      ],
      idempotent: true,
    },
    ({ params: { announcementId }, body }, { state, content }) => ({
      act: state === 'asked' ? 'announcements.asked' : 'announcements.sent',
      subject: subject(announcementId),
      reason: content.subject.ru,
      after: { people: body.people, validFrom: body.startsAt },
    }),
  ),
  'POST /manager/announcements/:announcementId/agree': inLog(
    {
      who: manager,
      params,
      summary: 'The second person has read it: it goes',
      gives: Announcement,
      refusals: ['notifications.announcement_not_found', 'notifications.announcement_moved_on', 'notifications.announcement_own'],
      idempotent: true,
    },
    ({ params: { announcementId } }, { content, counts }) => ({
      act: 'announcements.sent',
      subject: subject(announcementId),
      reason: content.subject.ru,
      after: { people: counts.people },
    }),
  ),
  'POST /manager/announcements/:announcementId/pause': inLog(
    {
      who: manager,
      params,
      summary: 'Nobody else is told until it goes on; what waits for the morning of those who were told still comes',
      gives: Announcement,
      refusals: ['notifications.announcement_not_found', 'notifications.announcement_moved_on'],
      idempotent: true,
    },
    ({ params: { announcementId } }, { content, counts }) => ({
      act: 'announcements.paused',
      subject: subject(announcementId),
      reason: content.subject.ru,
      after: { told: counts.told },
    }),
  ),
  'POST /manager/announcements/:announcementId/go-on': inLog(
    {
      who: manager,
      params,
      summary: 'Goes on with those who wait; nobody is told twice',
      gives: Announcement,
      refusals: ['notifications.announcement_not_found', 'notifications.announcement_moved_on'],
      idempotent: true,
    },
    ({ params: { announcementId } }, { content, counts }) => ({
      act: 'announcements.went_on',
      subject: subject(announcementId),
      reason: content.subject.ru,
      after: { told: counts.told },
    }),
  ),
  'POST /manager/announcements/:announcementId/stop': inLog(
    {
      who: manager,
      params,
      summary: 'Nobody else is told; whoever was told keeps it',
      body: z.strictObject({ reason: text(announcementLimits.reasonLength) }),
      gives: Announcement,
      refusals: ['notifications.announcement_not_found', 'notifications.announcement_moved_on'],
      idempotent: true,
    },
    ({ params: { announcementId }, body }, { counts }) => ({
      act: 'announcements.stopped',
      subject: subject(announcementId),
      reason: body.reason,
      after: { told: counts.told },
    }),
  ),
});
