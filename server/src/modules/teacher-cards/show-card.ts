import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import type { AskedCard, CardChange, CardContent, TeacherCard } from '@school/contract/teacher-cards/shapes';

import type { KeptCard } from '#modules/calendar';
import { Refusal } from '#platform/refusal';

import type { ChangeRow } from './changes.store.ts';
import type { Tools } from './tools.ts';

const isSubject = (code: string): code is SubjectCode => subjectCodes.some((known) => known === code);

/** What a card says, without whose it is. */
export const contentOf = ({ about, languages, teachesSince, photo, video }: CardContent): CardContent => ({
  about,
  languages,
  teachesSince,
  photo,
  video,
});

/** Names of files as addresses, for whoever may see them. */
const addressed = ({ files }: Pick<Tools, 'files'>, content: CardContent): CardContent => ({
  ...contentOf(content),
  photo: content.photo === null ? null : files.url(content.photo),
  video: content.video === null ? null : files.url(content.video),
});

const asFamiliesSee = (tools: Pick<Tools, 'files'>, card: KeptCard): TeacherCard => ({
  ...addressed(tools, card),
  teacherId: card.teacherId,
  name: card.name,
  subjects: card.subjects.filter(isSubject),
  ages: { from: card.ageFrom, to: card.ageTo },
});

/** The card of a teacher as families see it: whoever shows one to strangers or to families asks here. */
export const showCard =
  (tools: Pick<Tools, 'files' | 'cards'>) =>
  async (teacherId: string): Promise<TeacherCard> => {
    const card = await tools.cards.find(teacherId);
    if (!card) throw new Refusal('scheduling.teacher_not_found');
    return asFamiliesSee(tools, card);
  };

/** The cards of all who teach now, by their names. */
export const showCards = (tools: Pick<Tools, 'files' | 'cards'>) => async (): Promise<TeacherCard[]> =>
  (await tools.cards.all()).map((card) => asFamiliesSee(tools, card));

/** A change as its teacher sees it. */
export const changeView = (tools: Pick<Tools, 'files'>, it: ChangeRow): CardChange => ({
  changeId: it.changeId,
  state: it.state,
  content: addressed(tools, it.content),
  savedAt: it.savedAt.toString(),
  sentAt: it.sentAt?.toString() ?? null,
  decidedAt: it.decidedAt?.toString() ?? null,
  reason: it.reason,
});

/** A change as managers see it, beside what families see or saw. */
export const askedView = (tools: Pick<Tools, 'files'>, it: ChangeRow, card: KeptCard): AskedCard => ({
  changeId: it.changeId,
  teacherId: it.teacherId,
  name: card.name,
  state: it.state === 'draft' ? 'waiting' : it.state,
  before: addressed(tools, it.before ?? card),
  after: addressed(tools, it.content),
  sentAt: (it.sentAt ?? it.savedAt).toString(),
  decidedAt: it.decidedAt?.toString() ?? null,
  decidedBy: it.decidedByName,
  reason: it.reason,
});
