const plural = new Intl.PluralRules('ru-RU');
/** The number with the form that belongs to it: one, few, many. */
const amount = (n: number, one: string, few: string, many: string) => {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few, many };
  return `${n} ${forms[plural.select(n)] ?? few}`;
};

/** Amounts of time as letters say them: за 8 часов, за 30 дней, уже 5 минут. */
export const hours = (n: number) => amount(n, 'час', 'часа', 'часов');
export const days = (n: number) => amount(n, 'день', 'дня', 'дней');
export const minutesWaited = (n: number) => amount(n, 'минуту', 'минуты', 'минут');
/** After «меньше»: меньше 1 часа, меньше 8 часов. */
export const ofHours = (n: number) => amount(n, 'часа', 'часов', 'часов');
