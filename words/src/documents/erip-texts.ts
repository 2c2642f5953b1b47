import type { Locale } from '@school/contract/shapes';

interface EripTexts {
  title: string;
  toPay: string;
  how: string;
  open: string;
  path: string;
  find: (serviceNo: string) => string;
  number: string;
  check: string;
  qr: string;
  qrAlt: string;
  later: string;
  until: (when: string) => string;
  back: string;
  otherLanguage: string;
  notFound: string;
}

/** Words of the page of a payment of ERIP. It stands outside of the app, so its words stand with it. */
export const eripTexts: Record<Locale, EripTexts> = {
  'ru-RU': {
    title: 'Оплата через ЕРИП',
    toPay: 'К оплате',
    how: 'Оплатить можно в приложении или интернет-банке, в инфокиоске, банкомате или кассе любого банка Беларуси.',
    open: 'Откройте в своём банке раздел «ЕРИП» («Система „Расчёт“»).',
    path: 'Пройдите по пути:',
    find: (serviceNo) => `Или найдите услугу по коду ${serviceNo}.`,
    number: 'Введите номер заказа:',
    check: 'Проверьте сумму и оплатите.',
    qr: 'Или наведите на код камеру в приложении банка:',
    qrAlt: 'QR-код для оплаты',
    later: 'Деньги приходят к нам сразу, но иногда банк передаёт их несколько часов. Уроки появятся сами, ждать на этой странице не нужно.',
    until: (when) => `Заказ можно оплатить до ${when} по минскому времени.`,
    back: 'Вернуться в школу',
    otherLanguage: 'English',
    notFound: 'Такого платежа нет. Вернитесь в школу и начните оплату ещё раз.',
  },
  'en-US': {
    title: 'Payment through ERIP',
    toPay: 'To pay',
    how: 'You can pay in the app or the web bank, at a kiosk, a cash machine or a desk of any bank in Belarus.',
    open: 'Open the section “ERIP” (“Raschet”) at your bank.',
    path: 'Go this way:',
    find: (serviceNo) => `Or find the service by its code ${serviceNo}.`,
    number: 'Enter the number of the order:',
    check: 'Check the amount and pay.',
    qr: 'Or point the camera in your bank’s app at the code:',
    qrAlt: 'QR code of the payment',
    later:
      'Money reaches us at once, but sometimes a bank takes some hours. The lessons appear by themselves: there is no need to wait on this page.',
    until: (when) => `The order can be paid until ${when}, Minsk time.`,
    back: 'Back to the school',
    otherLanguage: 'Русский',
    notFound: 'There is no such payment. Go back to the school and start the payment again.',
  },
};
