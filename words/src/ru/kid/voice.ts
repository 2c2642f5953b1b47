/** For grown-ups, when a device cannot speak. */
export const texts = {
  forGrownUps: 'Для взрослых',
  noVoice: {
    ru: 'Взрослым: здесь нет русского голоса.',
    en: 'Взрослым: здесь нет английского голоса.',
  },
  readAloud: 'Прочитайте вслух:',
  understood: 'Понятно',
};
