/** What stands in the files of banks, in whatever language they were written: not said to anybody, but read. */
export const bankFiles = {
  /** The exchange format of 1C. */
  exchange: {
    account: 'РасчСчет',
    begins: 'СекцияДокумент',
    ends: 'КонецДокумента',
    number: 'Номер',
    day: 'Дата',
    came: 'ДатаПоступило',
    amount: 'Сумма',
    payers: ['Плательщик1', 'Плательщик'],
    payeeAccounts: ['ПолучательСчет', 'ПолучательРасчСчет'],
    purpose: 'НазначениеПлатежа',
  },
  /** Heads of columns of tables. */
  heads: {
    document: /номер|№|документ|reference|number|document/i,
    day: /дата|день|date/i,
    amount: /приход|кредит|зачислен|поступлен|сумма|credit|amount/i,
    currency: /валюта|currency/i,
    payer: /плательщик|контрагент|отправитель|корреспондент|payer|counterparty|name/i,
    purpose: /назначение|основание|описание|комментарий|purpose|details|description/i,
  },
} as const;
