import { expect, test } from 'vitest';

import { testing } from '../playbooks/templates/testing.ts';
import { Draft, sendable } from './drafts.ts';
import { lessonRoomLimits } from './limits.ts';

test('the work in hand of every template can be told, whole', () => {
  for (const [template, { longest: work }] of Object.entries(testing)) {
    const draft = Draft.parse({ template, tries: 2, work });
    expect(draft).toEqual({ template, tries: 2, work });
    expect(sendable(draft)).toEqual(draft);
    expect(Draft.parse({ template, tries: 0 })).toEqual({ template, tries: 0 });
  }
});

test('what is larger than may be said is not said, and what is no work of its template is none', () => {
  const text = 'а'.repeat(lessonRoomLimits.draftBytes);
  expect(sendable({ template: 'long-text', tries: 0, work: text })).toBeUndefined();
  const wrong = [
    { template: 'hottext', tries: 0, work: [{ toString: 'x' }] },
    { template: 'hottext', tries: 9, work: [] },
    { template: 'hottext', tries: 0, work: [], more: 1 },
    { template: 'clock-set', tries: 0, work: { hours: 13, minutes: 0 } },
    { template: 'nothing', tries: 0 },
  ];
  expect(wrong.filter((it) => Draft.safeParse(it).success)).toEqual([]);
});
