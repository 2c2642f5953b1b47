/** The book of a level. */
export const texts = {
  book: 'Книга историй',
  scene: (number: number, title: string) => `${number}. ${title}`,
  before: 'Прошлая картинка',
  after: 'Следующая картинка',
  garland: (lit: number, of: number) => `Горит фонариков: ${lit} из ${of}`,
  lantern: 'Фонарик',
  sky: 'Небо',
  none: 'Этой книги пока нет.',
  speech: { later: 'Эту картинку мы откроем после урока с учителем.' },
};
