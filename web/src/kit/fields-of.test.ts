import { expect, test } from 'vitest';

import { choicesOf } from './choices.ts';
import { fieldsOf, filtersOf } from './fields-of.ts';

const words = { week: 'A week', day: 'A day', month: 'A month' };

test('what may be chosen comes in the order written, or as the values say', () => {
  expect(choicesOf(words).map(({ label }) => label)).toEqual(['A week', 'A day', 'A month']);
  expect(choicesOf(words, ['month', 'day'])).toEqual([
    { value: 'month', label: 'A month' },
    { value: 'day', label: 'A day' },
  ]);
});

test('a field has the part of its name, and changes nothing else', () => {
  const changed: Array<Partial<{ title: string; places: number }>> = [];
  const field = fieldsOf({ title: 'Chess', places: 3 }, (part) => void changed.push(part));
  expect(field('places')).toMatchObject({ name: 'places', value: 3 });
  field('places').onChange(4);
  expect(changed).toEqual([{ places: 4 }]);
});

test('a filter is set and given up by its name', () => {
  const narrowed: object[] = [];
  const by = filtersOf({ state: 'open' as 'open' | 'full' | undefined }, (part) => void narrowed.push(part));
  expect(by('state').value).toBe('open');
  by('state').onChoose('full');
  by('state').onChoose(undefined);
  expect(narrowed).toEqual([{ state: 'full' }, { state: undefined }]);
});
