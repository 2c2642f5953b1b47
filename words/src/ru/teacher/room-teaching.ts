/** What a teacher does with a task in the room of a lesson. */
export const texts = {
  itemOf: (at: number, of: number) => `${at} из ${of}`,
  taskTools: 'Что делать с заданием',
  takeHand: 'Взять в руки',
  giveHand: 'Отдать',
  giveHint: 'Подсказать',
  showRight: 'Показать ответ',
  closeTask: 'Закончить задание',
};
