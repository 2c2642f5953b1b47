import type { TextsOf } from '#i18n/features.ts';
import { typedText } from '#kit/typed-text.ts';

/** What was typed about a kid, as the contract's shape reads it. Languages are checked by the shape. */
export function typedKid(data: FormData, at = '') {
  const text = (name: string) => typedText(data, `${at}${name}`);
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
  return {
    name: text('name'),
    surname: text('surname'),
    dob: { month: number('dob.month'), year: number('dob.year') },
    languages: data.getAll(`${at}languages`),
  };
}

/** What is wrong with a field of a kid, in words; undefined for a field that is not a kid's. */
export function wrongKid({ wrong }: TextsOf<'kidForm'>, field: string, at = ''): string | undefined {
  const words = new Map([
    ['name', wrong.name],
    ['surname', wrong.surname],
    ['dob.month', wrong.month],
    ['dob.year', wrong.year],
    ['languages', wrong.languages],
  ]);
  return field.startsWith(at) ? words.get(field.slice(at.length)) : undefined;
}
