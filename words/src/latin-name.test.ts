import { expect, test } from 'vitest';

import { latinName } from './latin-name.ts';

test.each([
  ['Ольга Смирнова', 'Olga Smirnova'],
  ['Дмитрий Щукин', 'Dmitry Shchukin'],
  ['Юлия Ёлкина-Белая', 'Yuliya Yolkina-Belaya'],
  ['Вера Л.', 'Vera L.'],
  ['Андрей Бойко', 'Andrey Boyko'],
  ['Anna Smith', 'Anna Smith'],
])('%s is %s to those who read English', (name, latin) => {
  expect(latinName(name)).toBe(latin);
});
