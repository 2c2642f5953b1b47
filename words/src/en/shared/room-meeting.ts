import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/room-meeting.ts';

export const texts = {
  open: 'Open the meeting',
  openNew: (name: string) => `Open the meeting where ${name} is waiting for you: a new tab`,
  title: 'Video and sound',
  here: 'The lesson takes place in the school’s classroom: video, sound, board and tasks in one place.',
  elsewhere: {
    lesson: 'Video and sound for this lesson are on another platform.',
    group: 'Video and sound for all this group’s lessons are on another platform.',
    teacher: 'Video and sound for all your lessons are on another platform.',
  },
  about:
    'Tasks and the board stay in the school’s classroom. Attendance is taken in the classroom: enter it as usual and open the meeting from there.',
  change: 'Use another platform',
  changeAddress: 'Change the address',
  of: 'Which lessons',
  ofWhat: { lesson: 'this lesson only', group: 'the whole group', teacher: 'all my lessons' },
  address: 'Meeting address',
  addressHelp: 'Starts with https://',
  wrong: 'Enter a page address that starts with https://',
  save: 'Save the address',
  back: 'Back to the school’s classroom',
} satisfies Same<typeof ru>;
