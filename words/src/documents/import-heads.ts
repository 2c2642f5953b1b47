/**
 * Heads of columns of tables of families, in whatever program and language they were written: not said to anybody, but read. The
 * narrower stand before the wider: whose name it is, before a name.
 */
export const importHeads = {
  number: /^(?:id|код|№|номер|number|external)|(?:id|код|номер) (?:клиента|семьи|ученика|договора)|client id|договор/i,
  email: /e-?mail|почта|мейл|имейл/i,
  phone: /тел|моб|phone|mobile|whats ?app|viber/i,
  born: /рожд|родил|birth|dob|born/i,
  kidSurname: /фамилия.*(?:реб|учени|дет)|(?:child|kid|student|pupil).*(?:surname|last|family)/i,
  lastName: /фамилия|last ?name|surname|family name/i,
  kidName: /^имя.*(?:реб|учени|дет)|(?:child|kid|student|pupil).*first/i,
  firstName: /^имя(?:$| (?:родителя|мамы|папы|матери|отца|клиента|заказчика))|first ?name|given name/i,
  kid: /реб[её]н|учени|дети|студент|child|kid|student|pupil/i,
  parent: /родител|мама|папа|мать|отец|заказчик|клиент|плательщик|фио|parent|mother|father|guardian|customer|name|контакт/i,
} as const;
