import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { show } from '#testing/render.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Switch } from './checkbox.tsx';
import { CheckChips } from './chips.tsx';
import { Form } from './form.tsx';
import { raiseNotice } from './notice.ts';
import { NumberField } from './number-field.tsx';
import { Select } from './select.tsx';
import { SearchField } from './search-field.tsx';
import { Tabs } from './tabs.tsx';
import { PasswordField } from './text-field.tsx';
import { TimeChips } from './time-chips.tsx';

/** The controls every page stands on: by keyboard, by name, and as they are announced. */

test('a switch is on or off at once, by the space bar, and its name is its words', async () => {
  const Sounds = () => {
    const [on, set] = useState(false);
    return (
      <Switch checked={on} onChange={set} note="в играх">
        Звуки
      </Switch>
    );
  };
  const { user } = await show(<Sounds />);
  await user.tab();
  const control = screen.getByRole('switch', { name: /Звуки/ });
  expect(document.activeElement).toBe(control);
  await user.keyboard(' ');
  expect(control.getAttribute('aria-checked')).toBe('true');
});

test('tabs are walked by arrows, Home and End; one of them alone is in the way of Tab', async () => {
  const Three = () => {
    const [open, set] = useState('a');
    const tabs = ['a', 'b', 'c'].map((id) => ({ id, title: `Вкладка ${id}`, panel: `Панель ${id}` }));
    return <Tabs label="Разделы" tabs={tabs} open={open} onOpen={set} />;
  };
  const { user } = await show(<Three />);
  await user.tab();
  for (const [key, name] of [
    ['{ArrowRight}', 'b'],
    ['{End}', 'c'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'c'],
    ['{Home}', 'a'],
  ] as const) {
    await user.keyboard(key);
    const tab = screen.getByRole('tab', { selected: true });
    expect([tab.textContent, document.activeElement === tab]).toEqual([`Вкладка ${name}`, true]);
    expect(screen.getByRole('tabpanel', { name: `Вкладка ${name}` }).textContent).toBe(`Панель ${name}`);
  }
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('of some chips no more than so many can be chosen, until one is given back', async () => {
  const Some = () => {
    const [value, set] = useState<string[]>([]);
    const chips = ['a', 'b', 'c'].map((one) => ({ value: one, label: one }));
    return <CheckChips label="Дни" name="days" chips={chips} value={value} onChange={set} most={2} />;
  };
  const { user } = await show(<Some />);
  const chip = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(chip('a'));
  await user.click(chip('b'));
  expect(chip('c')).toHaveProperty('disabled', true);
  await user.click(chip('a'));
  await user.click(chip('c'));
  expect(['a', 'b', 'c'].map((name) => (chip(name) as HTMLInputElement).checked)).toEqual([false, true, true]);
});

test('a number is typed or stepped to, and stays within its limits', async () => {
  const Lessons = () => {
    const [value, set] = useState<number | undefined>(2);
    return <NumberField label="Уроков" name="lessons" required value={value} onChange={set} min={1} max={8} />;
  };
  const { user } = await show(<Lessons />);
  const field = screen.getByRole('textbox', { name: 'Уроков' });
  const less = screen.getByRole('button', { name: 'Меньше' });
  await user.click(less);
  expect(field).toHaveProperty('value', '1');
  expect(less).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, '4x2');
  expect(field).toHaveProperty('value', '8');
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(field).toHaveProperty('value', '1');
});

test('a password can be looked at, and its button says which way it goes', async () => {
  const { user } = await show(<PasswordField label="Пароль" name="password" required autoComplete="current-password" />);
  const field = screen.getByLabelText('Пароль');
  await user.type(field, 'birch');
  await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect([field.getAttribute('type'), (field as HTMLInputElement).value]).toEqual(['text', 'birch']);
  await user.click(screen.getByRole('button', { name: 'Скрыть пароль', pressed: true }));
  expect(field.getAttribute('type')).toBe('password');
});

test('a free time is chosen among those of all days; a taken one cannot be, and says so', async () => {
  const chosen = vi.fn();
  const days = [
    { label: 'пятница', times: [{ value: '1', label: '10:00' }] },
    {
      label: 'суббота',
      times: [
        { value: '2', label: '11:00', note: 'занято', disabled: true },
        { value: '3', label: '12:00' },
      ],
    },
  ];
  const { user } = await show(<TimeChips label="Время" name="time" days={days} value={undefined} onChange={chosen} />);
  const group = within(screen.getByRole('group', { name: /Время/ }));
  await user.click(group.getByRole('radio', { name: 'суббота, 11:00, занято' }));
  await user.click(group.getByRole('radio', { name: 'суббота, 12:00' }));
  expect(chosen.mock.calls).toEqual([['3']]);
});

test('a button that may not be pressed can be reached, says why, and sends nothing', async () => {
  const sent = vi.fn();
  const { user } = await show(
    <Form label="Пауза" onSubmit={sent}>
      <Button type="submit" disabled hint="Сначала выберите даты">
        Поставить
      </Button>
    </Form>,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Поставить' });
  expect(document.activeElement).toBe(button);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Сначала выберите даты');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(sent).not.toHaveBeenCalled();
});

test('a search is sent once one pauses or presses Enter, and is cleared by its button with the focus kept', async () => {
  const asked: string[] = [];
  const Families = () => {
    const [search, set] = useState('');
    return (
      <SearchField
        words={{ label: 'Найти семью', placeholder: 'Имя', clear: 'Очистить' }}
        search={search}
        onSearch={(typed) => {
          asked.push(typed);
          set(typed);
        }}
      />
    );
  };
  const { user } = await show(<Families />);
  const field = screen.getByRole('searchbox', { name: 'Найти семью' });
  await user.type(field, ' Петрова {Enter}');
  expect(asked).toEqual(['Петрова']);
  await user.type(field, 'x');
  expect(asked).toHaveLength(1);
  await expect.poll(() => asked.length).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect([asked.at(-1), document.activeElement === field, (field as HTMLInputElement).value]).toEqual(['', true, '']);
});

test('a failure is announced at once and stays; what was done is told politely, with its way back', async () => {
  const undo = vi.fn();
  const { user } = await show(<h1>Расписание</h1>);
  raiseNotice({ tone: 'good', text: 'Урок перенесён', action: { label: 'Вернуть', onPress: undo } });
  raiseNotice({ tone: 'bad', text: 'Нет связи' });
  raiseNotice({ tone: 'bad', text: 'Школа не отвечает' });
  expect((await screen.findByRole('status')).textContent).toContain('Урок перенесён');
  // The newest failure is the one that matters.
  expect(screen.getAllByRole('alert').map((it) => it.textContent)).toEqual(['Школа не отвечает']);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(undo).toHaveBeenCalledOnce();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Закрыть' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('a face has a name only where none stands beside it, and a picture that is over gives way', async () => {
  await show(
    <>
      <Avatar name="Анна Петрова" picture={null} alone />
      <Avatar name="Ольга" picture="/files/olga.webp" animal="olga" alone />
      <Avatar name="Миша" picture="/files/misha.webp" animal="misha" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Анна Петрова' }).textContent).toBe('АП');
  expect(screen.queryByRole('img', { name: 'Миша' })).toBeNull();
  const olga = screen.getByRole('img', { name: 'Ольга' });
  const before = olga.getAttribute('src');
  fireEvent.error(olga);
  const after = screen.getByRole('img', { name: 'Ольга' }).getAttribute('src');
  expect(after).toMatch(/\.svg$/);
  expect(after).not.toBe(before);
});

test('what is chosen out of a list is told once', async () => {
  const heard = vi.fn();
  const options = [
    { value: 'ru', label: 'Русский' },
    { value: 'en', label: 'English' },
  ] as const;
  const { user } = await show(<Select label="Язык" name="language" required value="ru" options={options} onChange={heard} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Язык' }), 'en');
  expect(heard.mock.calls).toEqual([['en']]);
});
