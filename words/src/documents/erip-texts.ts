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
    path: 'Выберите по порядку:',
    find: (serviceNo) => `Или найдите услугу по коду ${serviceNo}.`,
    number: 'Введите номер заказа:',
    check: 'Проверьте сумму и оплатите.',
    qr: 'Или наведите на код камеру в приложении банка:',
    qrAlt: 'QR-код для оплаты',
    later:
      'Обычно мы получаем деньги сразу, но иногда банку нужно несколько часов. Уроки появятся на балансе сами, ждать на этой странице не нужно.',
    until: (when) => `Заказ можно оплатить до ${when} по минскому времени.`,
    back: 'Вернуться в школу',
    otherLanguage: 'English',
    notFound: 'Такого платежа нет. Вернитесь в школу и начните оплату ещё раз.',
  },
  'en-US': {
    title: 'Pay with ERIP',
    toPay: 'To pay',
    how: 'You can pay in your bank’s app or online banking, or at a kiosk, cash machine or counter of any bank in Belarus.',
    open: 'In your banking app, open the “ERIP” (“Raschet”) section.',
    path: 'Choose in turn:',
    find: (serviceNo) => `Or find the service by code ${serviceNo}.`,
    number: 'Enter the order number:',
    check: 'Check the amount and pay.',
    qr: 'Or point the camera in your bank’s app at the code:',
    qrAlt: 'Payment QR code',
    later:
      'The money usually reaches us right away, but some banks take a few hours. The lessons are added automatically, so you don’t have to wait on this page.',
    until: (when) => `You can pay for the order until ${when}, Minsk time.`,
    back: 'Back to the school',
    otherLanguage: 'Русский',
    notFound: 'This payment doesn’t exist. Go back to the school and start the payment again.',
  },
};
