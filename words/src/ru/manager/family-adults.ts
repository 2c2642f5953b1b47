/** Other grown-ups of a family on its card. */
export const texts = {
  title: 'Взрослые',
  none: 'Кроме родителя, никого',
  rights: { sees: 'видит', arranges: 'меняет расписание', pays: 'платит' },
  invited: (until: string) => `приглашение до ${until}`,
  since: (when: string) => `с ${when}`,
  remove: 'Убрать',
  removeOf: (name: string) => `Убрать из семьи: ${name}`,
  removeAbout: 'Вход завершится сразу на всех устройствах. Сообщим родителю и этому взрослому.',
  removed: 'Доступ закрыт',
  withdraw: 'Отозвать',
  withdrawOf: (name: string) => `Отозвать приглашение: ${name}`,
  withdrawn: 'Приглашение отозвано',
};
