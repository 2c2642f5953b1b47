/** The way through a course as a place: lanterns, the fox, what he says there. */
export const texts = {
  back: 'Назад по тропе',
  on: 'Дальше по тропе',
  chip: 'Лисёнок',
  isle: (number: number, lit: number, of: number) => `Остров ${number} · ${lit}/${of}`,
  afterLesson: 'после урока',
  speech: {
    now: 'Нажми на жёлтый фонарик!',
    wait: 'Следующий фонарик мы зажжём после урока с учителем.',
    far: 'Этот фонарик мы зажжём после урока с учителем.',
    allLit: 'Все фонарики горят!',
    tricks: ['Ура! Дай пять!', 'Интересно, кто живёт за рекой?', 'Слышишь? Это сова.'],
  },
};
