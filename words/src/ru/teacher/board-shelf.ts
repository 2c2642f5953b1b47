import { count } from '../../grammar.ts';

/** The teacher's shelf beside the board: own pictures, and pages of PDFs. */
export const texts = {
  title: 'Полка',
  add: 'Картинка, PDF',
  adding: (n: number, all: number) => `Загружаем: ${n} из ${all}`,
  empty: (pictures: number, pages: number) =>
    `Здесь пока пусто. Добавьте картинку или PDF: кнопкой, перетащив на доску или вставив из буфера. На полке поместится ${pictures}, из одного PDF – до ${pages} страниц.`,
  search: { label: 'Поиск на полке', placeholder: 'Название', clear: 'Очистить' },
  /** Pictures of what is taught today. */
  ofLesson: 'Картинки урока',
  pictureOfLesson: 'Картинка урока',
  own: 'Свои картинки',
  nothing: 'Ничего не нашлось',
  put: (name: string) => `Положить на доску: ${name}`,
  change: 'Изменить',
  changed: 'Готово',
  name: (name: string) => `Название: ${name}`,
  remove: (name: string) => `Удалить с полки: ${name}`,
  removeAbout: 'На досках прошлых уроков картинка останется',
  pdf: {
    title: 'Какие страницы взять',
    opening: 'Открываем PDF',
    page: (n: number) => `Страница ${n}`,
    pageOf: (name: string, n: number) => `${name}, с. ${n}`,
    all: 'Выбрать все',
    none: 'Снять все',
    take: (n: number) =>
      n === 0
        ? 'Выберите страницы'
        : `На доску: ${count('ru', n, { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' })}`,
    fits: (free: number) => `На доску поместится ещё ${free}, остальные сохраним на полке.`,
    tooLong: (all: number, most: number) => `В файле ${all} стр. Здесь первые ${most}.`,
    tooLarge: (megabytes: number) => `Файл слишком большой: можно до ${megabytes} МБ. Сохраните нужные страницы отдельным файлом.`,
    locked: 'Файл закрыт паролем. Сохраните его без пароля и попробуйте снова.',
    broken: 'Этот файл не открывается как PDF. Попробуйте сохранить его заново.',
    slow: 'Файл открывается слишком долго. Сохраните нужные страницы отдельным файлом.',
  },
};
