/**
 * Heads of columns of tables, in whatever program and language they were written: not said to anybody, but read. The
 * narrower stand before the wider: whose name it is, before a name.
 */
export const importHeads = {
  document: /документ|чек|квитанц|receipt|document/i,
  number:
    /^(?:id|код|№|номер|number|external)|(?:id|код|номер) (?:клиента|семьи|ученика|договора)|(?:client|customer|family) (?:id|number|code)|договор/i,
  email: /e-?mail|почта|мейл|имейл/i,
  phone: /(?<![а-яё])тел|моб|phone|mobile|whats ?app|viber/i,
  born: /рожд|родил|birth|dob|born/i,
  kidSurname: /фамилия.*(?:реб|учени|дет)|(?:child|kid|student|pupil).*(?:surname|last|family)/i,
  lastName: /фамилия|last ?name|surname|family name/i,
  kidName: /^имя(?!.*целиком).*(?:реб|учени|дет)|(?:child|kid|student|pupil).*first/i,
  firstName: /^имя(?!.*целиком)(?:$| (?:родителя|мамы|папы|матери|отца|клиента|заказчика))|first ?name|given name/i,
  kid: /реб[её]н|учени|дети|студент|child|kid|student|pupil/i,
  parent: /родител|мама|папа|мать|отец|заказчик|клиент|плательщик|фио|parent|mother|father|guardian|customer|name|контакт/i,
  teacher: /препод|учител|педагог|тренер|teacher|tutor|coach|^фио$|^имя$|^name$/i,
  subjects: /предмет|subject/i,
  ages: /возраст|лет$|^age/i,
  groupLessons: /(?:групп|клуб).*(?:урок|занят|остат)|(?:урок|занят|остат).*(?:групп|клуб)|group (?:lessons|balance)/i,
  lessons: /урок|занят|остат|баланс|lessons|balance|left/i,
  until: /действ|истек|до$|срок|until|expire|valid/i,
  title: /назв|групп|title|group|^name$/i,
  course: /курс|предмет|course|subject/i,
  club: /клуб|курс|club|course/i,
  weekday: /день|дни|day/i,
  time: /время|начал|time|start/i,
  minutes: /минут|длит|minutes|duration/i,
  places: /мест|places|seats|capacity/i,
  level: /уров|level/i,
  amount: /сумм|оплачен|стоимость|amount|sum|paid$/i,
  currency: /валют|currency/i,
  day: /дата|день|когда|date|day|when/i,
  about: /за что|назнач|товар|услуг|абонемент|пакет|коммент|for what|paid for|about|item|package|comment/i,
} as const;
