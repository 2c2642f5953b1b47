/** Turning weeks, for families and teachers. */
export const texts = {
  previous: 'Предыдущая неделя',
  next: 'Следующая неделя',
  thisWeek: 'К этой неделе',
};
