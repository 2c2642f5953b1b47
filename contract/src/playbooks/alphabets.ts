/** The letters of what is taught, in their order. */
export const alphabets = { ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', en: 'abcdefghijklmnopqrstuvwxyz' } as const;
