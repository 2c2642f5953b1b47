import type { helpCodes as ru } from '../../ru/shared/help-codes.ts';

export const helpCodes: typeof ru = {
  missing: 'the child isn’t there',
  cannot_hear: 'can’t hear',
  not_heard: 'can’t be heard',
  cannot_see: 'no picture',
  line: 'the connection is breaking up',
  task: 'a mistake in a task',
  behaviour: 'behaviour',
  child_upset: 'the child is upset',
  other: 'something else',
};
