/** What stands below every page of the back office. */
export const texts = {
  clock: 'Время московское, если рядом не сказано иное.',
};
