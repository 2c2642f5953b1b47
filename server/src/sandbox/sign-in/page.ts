import type { Locale } from '@school/contract/shapes';

import { escaped, plainPage, plainStyle } from '#platform/plain-page';

import type { LocalPerson } from './people.ts';

const texts = {
  'ru-RU': {
    title: 'Вход · учебный аккаунт',
    heading: 'Кто входит в Chip School?',
    about: 'Это учебный сервис входа: люди ненастоящие, пароль не нужен.',
    wrong: 'Ошибиться паролем',
    cancel: 'Не разрешать',
    goOn: 'Продолжить',
    bad: 'Так войти нельзя: школа спросила не то, что нужно.',
  },
  'en-US': {
    title: 'Sign-in · practice account',
    heading: 'Who is signing in to Chip School?',
    about: 'This sign-in is for trying things out: the people are not real and no password is needed.',
    wrong: 'Type a wrong password',
    cancel: 'Do not allow',
    goOn: 'Continue',
    bad: 'This cannot be signed in with: the school has asked for something else.',
  },
} satisfies Record<Locale, unknown>;

/** The people to choose from. The form goes to its own address. */
export const choicePage = (people: readonly LocalPerson[], locale: Locale): string => {
  const t = texts[locale];
  const buttons = people.map(
    ({ id, name, email }) => `<button name="person" value="${id}" class="main">${name}<br><small>${email}</small></button>`,
  );
  return page(
    locale,
    `<h1>${t.heading}</h1><p>${t.about}</p><form method="post">${buttons.join('')}
      <button name="person" value="wrong">${t.wrong}</button><button name="person" value="cancel">${t.cancel}</button></form>`,
  );
};

/** Apple's way back: a form of its site, which its own script sends; here a person presses it. */
export const formPostPage = (action: string, fields: Record<string, string>, locale: Locale): string => {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`);
  const form = `<form method="post" action="${escaped(action)}">${inputs.join('')}<button class="main">${texts[locale].goOn}</button></form>`;
  return page(locale, form);
};

export const badPage = (locale: Locale): string => page(locale, `<h1>400</h1><p>${texts[locale].bad}</p>`);

const page = (locale: Locale, body: string): string =>
  plainPage({ lang: locale, title: texts[locale].title, style: 'style.css', body: `<main>${body}</main>` });

export const style = plainStyle(`
:root { --main: light-dark(#1f4fa3, #a9c7ff); --on-main: light-dark(#fff, #0b1e45); }
main { max-width: 26rem; }
`);
