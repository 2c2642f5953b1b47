import { expect, test } from 'vitest';

import { migrationTexts, takingAwayFaults } from './taking-away.ts';

const rulesOf = (migrations: Record<string, string>) => takingAwayFaults(new Map(Object.entries(migrations))).map(({ rule }) => rule);

test('a migration that takes away what another release may use says so by its name and its first line', () => {
  expect(takingAwayFaults(migrationTexts())).toEqual([]);
  const added = { '20270101T0000_chat_mood_add': 'alter table chat_messages add mood text;' };
  const [hidden] = rulesOf({ ...added, '20270201T0000_chat_mood_gone': 'alter table chat_messages drop column mood;' });
  expect(hidden).toContain('named …_contract');
  for (const text of ['alter table a rename to b;', 'alter table a alter column b set not null;', 'drop table a;'])
    expect(rulesOf({ '20270201T0000_chat_a': text })).toHaveLength(1);
  const contract = '20270201T0000_chat_mood_contract';
  expect(rulesOf({ ...added, [contract]: 'drop table a;' })).toEqual(['a contract migration says what it needs']);
  expect(rulesOf({ ...added, [contract]: '-- needs: 20270301T0000_later\ndrop table a;' })).toEqual([
    'a contract migration needs an earlier one',
  ]);
  expect(rulesOf({ ...added, [contract]: '-- needs: 20270101T0000_chat_mood_add\ndrop table a;' })).toEqual([]);
});
