/** For grown-ups, when a device cannot speak. */
export const texts = {
  forGrownUps: 'Для взрослых',
  noVoice: {
    ru: 'Взрослым: здесь нет русского голоса. Прочитайте задание вслух.',
    en: 'Взрослым: здесь нет английского голоса. Прочитайте задание вслух.',
  },
  understood: 'Понятно',
};
