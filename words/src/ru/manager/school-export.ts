import { wholeSchoolLimits } from '@school/contract/whole-school/limits';
import type { SchoolExport } from '@school/contract/whole-school/shapes';

import { hours } from '../shared/amounts.ts';

const { keptHours } = wholeSchoolLimits;

/** The whole school as a file for its owners. */
export const texts = {
  title: 'Вся школа в одном файле',
  about:
    'Архив со всеми данными школы: семьи, уроки, деньги, переписка, журнал, файлы. Его можно загрузить на другой сервер или открыть самостоятельно.',
  left: 'В архив не входят пароли почты, ключи банков, открытые сеансы и одноразовые коды. На новом сервере пароли и ключи нужно ввести заново.',
  rules: `Скачать файл можно один раз за ${hours(keptHours)}. О заказе и о скачивании узнают все владельцы.`,
  ask: 'Собрать файл',
  askAbout: 'В файле личные данные всех детей и родителей. Храните его там, куда нет доступа у других.',
  asked: 'Собираем. Страницу можно закрыть: файл подождёт',
  code: 'Введите код из приложения',
  making: 'Собираем файл',
  percent: (percent: number) => `${percent} %`,
  download: 'Скачать',
  downloadAbout: 'Файл скачивается один раз. Если что-то прервётся, закажите выгрузку ещё раз.',
  downloading: 'Файл скачивается',
  past: 'Выгрузки',
  none: 'Выгрузок ещё не было.',
  states: {
    making: 'Собирается',
    ready: 'Готов',
    taken: 'Скачан',
    over: 'Срок хранения истёк',
    failed: 'Не получилось',
  } satisfies Record<SchoolExport['state'], string>,
  failed: 'Собрать файл не получилось. Мы уже знаем об этом, попробуйте ещё раз.',
  askedBy: (when: string, by: string) => `${when}, ${by}`,
  until: (when: string) => `Хранится до ${when}`,
  megabytes: (megabytes: string) => `${megabytes} МБ`,
};
