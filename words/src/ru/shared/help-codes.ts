import type { helpCodes as codes } from '@school/contract/lesson-room/limits';

/** What a call for help in a lesson is about, as the school reads it: on its screens, in its figures and letters. */
export const helpCodes: Record<(typeof codes)[number], string> = {
  missing: 'ребёнка нет на уроке',
  cannot_hear: 'не слышно',
  not_heard: 'не слышат',
  cannot_see: 'нет картинки',
  line: 'рвётся связь',
  task: 'ошибка в задании',
  behaviour: 'поведение',
  child_upset: 'ребёнок расстроен',
  other: 'другое',
};
