/** Money and lessons that got stuck on their way. */
export const texts = {
  title: 'Застрявшие деньги',
};
