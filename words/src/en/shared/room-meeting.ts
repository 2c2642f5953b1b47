import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/room-meeting.ts';

export const texts = {
  open: 'Open the meeting',
  openNew: (name: string) => `Open the meeting where ${name} is waiting for you: a new tab`,
  title: 'Video and sound',
  here: 'The lesson is held in the school’s classroom: video, sound, board and tasks together.',
  elsewhere: {
    lesson: 'Video and sound of this lesson are on another service.',
    group: 'Video and sound of all lessons of this group are on another service.',
    teacher: 'Video and sound of all your lessons are on another service.',
  },
  about:
    'Tasks and the board stay in the school’s classroom. The school sees who came by the classroom: enter it as always and open the meeting from there.',
  change: 'Hold it on another service',
  changeAddress: 'Change the address',
  of: 'Which lessons',
  ofWhat: { lesson: 'this lesson only', group: 'the whole group', teacher: 'all my lessons' },
  address: 'Address of the meeting',
  addressHelp: 'Starts with https://',
  wrong: 'This needs the address of a page, starting with https://',
  save: 'Save the address',
  back: 'Back to the school’s classroom',
} satisfies Same<typeof ru>;
