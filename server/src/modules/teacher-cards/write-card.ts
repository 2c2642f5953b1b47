import { familiesLimits } from '@school/contract/families/limits';
import type { AnswerOf, SentTo } from '@school/contract/calls';
import { teacherCardLimits } from '@school/contract/teacher-cards/limits';
import type { CardContent } from '@school/contract/teacher-cards/shapes';

import { insist } from '#platform/refusal';
import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { ChangeRow } from './changes.store.ts';
import { isNews, maySend } from './rules/sending.ts';
import { changeView, contentOf, showCard } from './show-card.ts';
import type { Tools } from './tools.ts';

type Own = AnswerOf<'GET /teacher/card'>;
type Sent = SentTo<'POST /teacher/card/send'>['body'];

/** A teacher writes her own card: it is hers until she sends it, and families see nothing of it. */
export function cardWriting(tools: Tools) {
  const { db, clock, files, rateLimit, cards, changes, kept } = tools;

  async function show(teacherId: string): Promise<Own> {
    const [shown, change] = [await showCard(tools)(teacherId), await changes.last(teacherId)];
    const isOver = change?.decidedAt && Temporal.Instant.compare(change.decidedAt, shownSince(clock.now())) < 0;
    return {
      shown,
      change: change && !isOver ? changeView(tools, change) : null,
      isNews: change !== undefined && isNews(change, clock.now()),
    };
  }

  /** The card that is being written, under the teacher's lock; begun from what families see where there is none. */
  async function draftOf(teacherId: string): Promise<{ draft: ChangeRow; shown: CardContent }> {
    const card = await cards.lock(teacherId);
    if (!card) throw new Refusal('scheduling.teacher_not_found');
    const shown = contentOf(card);
    const open = await changes.open(teacherId);
    if (open?.state === 'waiting') throw new Refusal('teacher_cards.waits');
    if (open) return { draft: open, shown };
    const begun = { changeId: newId(), teacherId, content: shown };
    await changes.add(begun, clock.now());
    const draft = await changes.open(teacherId);
    if (!draft) throw new Error('a card that was begun is not there');
    return { draft, shown };
  }

  /** What was checked and kept before goes into the draft; what finds no place there is thrown away. */
  async function put(teacherId: string, part: Pick<CardContent, 'photo'> | Pick<CardContent, 'video'>, file: string): Promise<Own> {
    try {
      await db.inTransaction(async () => {
        const { draft } = await draftOf(teacherId);
        await changes.save(draft.changeId, { ...draft.content, ...part }, clock.now());
        await kept.dropUnnamed(teacherId, [draft.content]);
      });
    } catch (fault) {
      await files.delete(file);
      throw fault;
    }
    return show(teacherId);
  }
  const count = (teacherId: string) =>
    rateLimit.take(`card of ${teacherId}`, { most: teacherCardLimits.uploadsPerHour, window: { hours: 1 } });

  return {
    show,
    async setPhoto(teacherId: string, bytes: Uint8Array): Promise<Own> {
      await count(teacherId);
      const photo = await files.addPicture('teachers', bytes);
      return put(teacherId, { photo }, photo);
    },
    async setVideo(teacherId: string, bytes: Uint8Array): Promise<Own> {
      await count(teacherId);
      const video = await files.addVideo('teachers', bytes, teacherCardLimits.videoSeconds);
      return put(teacherId, { video }, video);
    },
    async send(teacherId: string, { withPhoto, withVideo, ...words }: Sent): Promise<Own> {
      await db.inTransaction(async () => {
        const { draft, shown } = await draftOf(teacherId);
        const languages = familiesLimits.kidLanguages.filter((code) => words.languages.includes(code));
        const { photo, video } = draft.content;
        const content = { ...words, languages, photo: withPhoto ? photo : null, video: withVideo ? video : null };
        insist(maySend({ shown, content, year: clock.now().toZonedDateTimeISO('UTC').year }));
        await changes.save(draft.changeId, content, clock.now());
        await changes.send(draft.changeId, clock.now());
        await kept.dropUnnamed(teacherId, [draft.content]);
      });
      return show(teacherId);
    },
    async takeBack(teacherId: string): Promise<Own> {
      await db.inTransaction(async () => {
        await cards.lock(teacherId);
        const open = await changes.open(teacherId);
        if (open?.state !== 'waiting') throw new Refusal('teacher_cards.nothing_waits');
        await changes.takeBack(open.changeId);
      });
      return show(teacherId);
    },
  };
}

/** What was decided before then is no news. */
export const shownSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 24 * teacherCardLimits.keptDays });
