import type { texts as ru } from '../../ru/shared/room-tasks.ts';
import type { Same } from '../../grammar.ts';

/** Tasks in the room of a lesson, as children and the teacher see them. */
export const texts = {
  task: 'Task',
  teacherMoves: (name) => (name === '' ? 'The teacher is showing' : `${name} is showing`),
  teacherHelps: 'A hint from the teacher',
  notYourTurn: 'Let’s watch together',
  yourTurn: 'Your turn!',
  onTrack: (name: string, done: number, of: number) => `${name}: ${done} of ${of}`,
  isIn: (name: string) => `${name} has finished`,
  goal: (done: number, of: number) => `Team rocket: ${done} of ${of}`,
  goalReached: 'The rocket has landed! You did it together.',
  waitForStart: 'Get ready!',
  allDone: 'All done! Waiting for the others.',
  allDoneTeacher: 'Completed',
  taskClosed: 'This task is over',
  next: 'Next',
  showVotes: 'Show all answers',
  votes: 'All answers',
  voted: 'Answer received',
  votesFor: (option, count) => `${option}: ${count}`,
  cannotShow: 'The child’s screen can’t be shown right now, but you can still see the answers.',
  pointsHere: (name) => `${name} is pointing here`,
  idle: (name) => (name === '' ? 'Nothing yet' : `${name} hasn’t started yet`),
  verdicts: {
    right: 'Right',
    partly: 'Almost right',
    wrong: 'Wrong',
    skipped: 'Skipped',
    seen: 'Seen',
    waiting: 'Waiting for your mark',
    open: 'In progress',
  },
} satisfies Same<typeof ru>;
