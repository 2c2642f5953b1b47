/** What holds when the money of an order is asked back. */
export const refundTerms = {
  whole: 'Если передумаете, вернём деньги за неиспользованные уроки полностью.',
  less: (kept: string) => `Если передумаете, вернём деньги за неиспользованные уроки и удержим ${kept}.`,
  percent: (n: number) => `${n} %`,
  both: (percent: string, sum: string) => `${percent} и ${sum}`,
  giftsFirst: 'Подарочные уроки расходуются первыми.',
};
