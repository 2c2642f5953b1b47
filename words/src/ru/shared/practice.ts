/** What stands at the top of every page of a practice school. */
export const texts = { bar: 'Учебная школа: люди, уроки и деньги здесь ненастоящие' };
