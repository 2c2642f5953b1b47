/** Forms of a Russian noun after a number: 1 яблоко, 2 яблока, 5 яблок. */
export const pluralRu = (count: number, one: string, few: string, many: string): string => {
  const last = count % 10;
  const teen = count % 100 >= 11 && count % 100 <= 14;
  if (last === 1 && !teen) return one;
  return last >= 2 && last <= 4 && !teen ? few : many;
};

/** The accusative of an inanimate noun in the singular: грушу, мяч, яблоко. */
export const accusativeRu = (noun: string): string => noun.replace(/а$/, 'у').replace(/я$/, 'ю');

export const vowelsRu = 'аеёиоуыэюя';
