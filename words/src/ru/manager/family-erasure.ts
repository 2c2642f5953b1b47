/** What managers see of data that are to be deleted. */
export const texts = {
  title: 'Удаление данных',
  about:
    'Удаление начнётся через неделю: семья получит письмо и сможет его отменить. Начинайте его, только если семья сама попросила об этом.',
  ask: 'Удалить данные по просьбе семьи',
  whose: 'Чьи данные',
  family: 'Вся семья и аккаунт',
  kid: 'Ребёнок',
  waiting: (what: string, day: string) => `${what}: начнётся ${day}`,
  leaving: (what: string) => `${what}: данные удаляются`,
  done: (what: string, day: string) => `${what}: удалено ${day}`,
  takenBack: (what: string, day: string) => `${what}: отменено ${day}`,
  takeBack: 'Отменить удаление',
  execute: 'Удалить сразу',
  executeAbout: 'Данные удалятся без недели ожидания. Вернуть их будет нельзя.',
  saved: 'Готово, записано в журнал',
  nothing: 'Запросов на удаление не было.',
};
