import type { helpCodes as ru } from '../../ru/shared/help-codes.ts';

export const helpCodes: typeof ru = {
  missing: 'the child is not there',
  cannot_hear: 'cannot hear',
  not_heard: 'is not heard',
  cannot_see: 'no picture',
  line: 'the connection breaks up',
  task: 'a mistake in a task',
  behaviour: 'behaviour',
  child_upset: 'the child is upset',
  other: 'something else',
};
