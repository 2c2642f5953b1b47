/** The card of a teacher, as families read it. */
export const texts = {
  open: 'О преподавателе',
  openOf: (name: string) => `О преподавателе: ${name}`,
  video: (name: string) => `Видео: здоровается ${name}`,
  subjects: 'Предметы',
  ages: 'Возраст детей',
  ageRange: (from: number, to: number) => `${from}–${to} лет`,
  languages: 'Языки урока',
  since: (year: number) => `Преподаёт с ${year} года`,
  nothing: 'Преподаватель ещё не рассказал о себе.',
};
