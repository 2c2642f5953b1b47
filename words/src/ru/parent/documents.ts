/** Papers of the family. */
export const texts = {
  title: 'Документы',
  about: 'Выписка показывает все изменения баланса за год. Справка подходит для налогового вычета: в ней стоимость уроков одного ребёнка.',
  year: 'Год',
  kid: 'Ребёнок',
  everyone: 'Все дети',
  statement: 'Скачать выписку',
  certificate: 'Скачать справку',
  chooseKid: 'Справка составляется на одного ребёнка: выберите его',
  receipts: 'Квитанции',
  receiptsAbout: 'Квитанция приходит и в письме об оплате или возврате.',
  receiptOf: { paid: 'Оплата', returned: 'Возврат' },
  save: 'Скачать',
  saveReceipt: (number: string) => `Скачать квитанцию № ${number}`,
  olderReceipts: 'Более ранние квитанции',
  saved: (name: string) => `Файл «${name}» готов`,
};
