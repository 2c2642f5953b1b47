/** Signing in with an account of another service, and linking it in the settings. */
const names = { vk: 'VK ID', yandex: 'Яндекс', google: 'Google', apple: 'Apple', local: 'Учебный аккаунт' };
const through = { vk: 'через VK ID', yandex: 'через Яндекс', google: 'через Google', apple: 'через Apple', local: 'через учебный аккаунт' };

type Provider = keyof typeof names;

export const texts = {
  names,
  or: 'Или войдите, как вам удобно',
  enterBy: (provider: Provider) => `Войти ${through[provider]}`,
  entering: 'Входим…',
  seekTitle: 'Поищем вас ещё раз',
  seekAbout: 'В этом регионе школы такого аккаунта нет. Подтвердите вход ещё раз, и мы посмотрим в другом.',
  unknownTitle: 'Этот аккаунт ещё не привязан',
  failedTitle: 'Войти не получилось',
  apply: 'Зарегистрироваться',
  byPassword: 'Войти с паролем',
  /** The card of the settings. */
  title: 'Вход через другие сервисы',
  about: 'Привяжите аккаунт, и в кабинет можно будет войти без пароля. Мы не видим ваш пароль там и ничего не публикуем.',
  linkedAs: (shown: string) => `Привязан: ${shown}`,
  linked: 'Привязан',
  notLinked: 'Не привязан',
  link: 'Привязать',
  linkOf: (provider: Provider) => `Привязать: ${names[provider]}`,
  unlink: 'Отвязать',
  unlinkOf: (provider: Provider) => `Отвязать: ${names[provider]}`,
  lastWay: 'Это единственный способ войти. Сначала задайте пароль',
  askPassword: 'Введите пароль от кабинета: так мы убедимся, что это вы.',
  sureUnlink: (provider: Provider) => `Войти ${through[provider]} больше не получится. Привязать можно снова в любой момент.`,
  password: 'Пароль',
  passwordEmpty: 'Введите пароль',
  goOn: 'Продолжить',
  cancel: 'Отмена',
  nowLinked: 'Готово: теперь можно входить и так',
  nowUnlinked: 'Аккаунт отвязан',
};
