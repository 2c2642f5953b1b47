import { expect, test } from 'vitest';

import { noticesNow, openOutlet, raiseNotice } from './notice.ts';

test('what was done is not told over the dialog that is opened next; a failure and an undo go along', () => {
  const shell = openOutlet('shell');
  raiseNotice({ tone: 'good', text: 'Ставка назначена' });
  expect(noticesNow().map(({ text }) => text)).toEqual(['Ставка назначена']);
  raiseNotice({ tone: 'good', text: 'Урок отменён', action: { label: 'Вернуть', onPress: () => undefined } });
  raiseNotice({ tone: 'bad', text: 'Нет связи' });
  const dialog = openOutlet('dialog');
  expect(noticesNow().map(({ text }) => text)).toEqual(['Урок отменён', 'Нет связи']);
  raiseNotice({ tone: 'good', text: 'Сохранено' });
  expect(noticesNow().map(({ text }) => text)).toContain('Сохранено');
  dialog();
  shell();
});
