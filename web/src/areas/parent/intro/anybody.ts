/** In the address, in place of a teacher: the school chooses. */
export const anybody = 'any';
