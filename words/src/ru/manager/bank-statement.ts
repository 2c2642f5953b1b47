import { payments } from '../shared/amounts.ts';

/** A bank statement is read, and its payments are written down. */
export const texts = {
  title: 'Выписка банка',
  about: 'Файл читает ваш браузер: 1С (1CClientBankExchange), CAMT.053 или таблица CSV. Пока вы не нажмёте «Записать», ничего не меняется.',
  choose: 'Выбрать файл',
  other: 'Другой файл',
  currency: 'Валюта, если её нет в файле',
  formats: { exchange: '1С', camt: 'CAMT.053', csv: 'таблица CSV' },
  read: (file: string, format: string, n: number) => `${file}: ${format}, ${payments(n)}`,
  unread: (n: number) => `Не разобрали строк: ${n}. Запишите их сами на странице денег семьи.`,
  unknown: 'Такой файл мы читать не умеем. Нужна выписка 1С, CAMT.053 или CSV с колонками даты и суммы.',
  empty: 'Поступлений в файле нет',
  caption: 'Поступления из выписки',
  columns: { day: 'Когда', payer: 'Плательщик', amount: 'Сумма', match: 'Заказ', act: 'Действие' },
  states: { fits: 'подходит', written: 'уже записано', hands: 'разобрать вручную', done: 'записано', waits: 'ждёт второго сотрудника' },
  by: { invoice: (number: string) => `по счёту № ${number}`, name: 'по сумме и имени' },
  sumDiffers: (sum: string) => `счёт на ${sum}: сумма другая`,
  second: 'второй платёж за тот же заказ',
  several: 'заказов несколько',
  nobody: 'заказ не нашёлся',
  write: 'Записать',
  writeOf: (payer: string, sum: string) => `Записать ${sum}: ${payer}`,
  writeAll: (n: number) => `Записать все подходящие: ${n}`,
  wrote: (n: number) => `Записано: ${payments(n)}`,
  family: (name: string) => `Деньги семьи: ${name}`,
};
