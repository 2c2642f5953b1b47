/** Places of the school that have nothing to show at the moment: what they are for, and the way on. */
export const texts = {
  legal: {
    title: 'Документы школы',
    now: 'Документ не найден',
    about: 'Условия и политика школы доступны по ссылкам при регистрации и оплате.',
    action: 'Ко входу',
    back: 'К регистрации',
    since: (day: string) => `Действует с ${day}`,
  },
};
