/** What changed the balance, in the same words for a family and for the school. */
export const entryTypes = {
  paid: 'Оплачен пакет',
  bonus: 'Уроки в подарок',
  added: 'Начислено школой',
  process: 'Урок проведён',
  withdrawing: 'Списано школой',
  refund: 'Возврат денег за уроки',
  debt: 'Возврат подарочных уроков',
  overdue: 'Списано',
  exchange: 'Обмен уроков',
  expired: 'Срок уроков истёк',
  nonAttendance: 'Урок пропущен',
  fastPayment: 'Подарок за оплату в день пробного урока',
  returned: 'Урок возвращён',
};
