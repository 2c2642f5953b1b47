/** Certificates of units: in the collection of a child, and where its family prints them. */
export const texts = {
  mine: 'Мои грамоты',
  title: 'Грамоты',
  given: (date: string) => `Получена ${date}`,
  print: 'Скачать и напечатать',
  saved: (name: string) => `Сохранено: ${name}`,
};
