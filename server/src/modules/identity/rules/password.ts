import { identityLimits } from '@school/contract/identity/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import { commonPasswords } from './common-passwords.ts';

const { min, max } = identityLimits.passwordLength;

/** Words of the school, of the places its families live in, and those that people take when they are asked for a password. */
const usualWords = new Set(
  `chip chipschool schoolchip school schule shkola skola чип школа чипшкола школачип шкoла
  minsk minck moscow moskva brest gomel grodno vitebsk mogilev belarus russia kazan sochi piter spb almaty astana kiev kyiv riga vilnius
  минск москва брест гомель гродно витебск могилев могилёв беларусь россия казань сочи питер алматы астана киев рига вильнюс
  password passw pass parol qwerty qwertyuiop admin welcome login user letmein iloveyou family mama papa anna maria masha misha dasha sasha
  пароль йцукен логин привет семья мама папа анна мария маша миша даша саша любовь солнышко
  january february march april may june july august september october november december winter spring summer autumn
  январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь зима весна лето осень`.split(/\s+/),
);
const signs: Readonly<Record<string, string>> = { '0': 'o', '@': 'a', $: 's', '3': 'e', '1': 'i', '!': 'i', '5': 's', '4': 'a', '7': 't' };

/** One usual word with a year, a number or signs around it, also with figures for letters: `Passw0rd!`, `chip2026`. */
function isUsualWord(password: string): boolean {
  const small = password.toLowerCase();
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[\s._-]+/g, '');
  const core = bare(small);
  const read = bare(small.replace(/[^\p{L}]+$/u, '').replace(/[^\p{L}]/gu, (sign) => signs[sign] ?? sign));
  return usualWords.has(core) || usualWords.has(read) || commonPasswords.has(read);
}

/** docs/rules/accounts.md#password: 8 to 128 characters and none of the commonest passwords, in whatever case they are typed. */
export function mayBePassword(password: string): Verdict {
  if (password.length === 0) return refused('identity.password_empty');
  if (password.length < min) return refused('identity.password_too_short', { min });
  if (password.length > max) return refused('identity.password_too_long', { max });
  if (commonPasswords.has(password.toLowerCase()) || isUsualWord(password)) return refused('identity.password_too_common');
  return allowed();
}
