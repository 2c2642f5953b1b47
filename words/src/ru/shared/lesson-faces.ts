/** Three faces a child taps after a lesson; the smallest hear them. */
export const texts = {
  ask: 'Как прошёл урок?',
  hear: 'Послушать',
  speech: 'Как прошёл урок? Нажми на лицо.',
  faces: { happy: 'Весело', calm: 'Спокойно', sad: 'Грустно' },
  thanks: 'Спасибо!',
};
