import type { texts as ru } from '../../ru/shared/room-tasks.ts';
import type { Same } from '../../grammar.ts';

/** Tasks in the room of a lesson, as children and the teacher see them. */
export const texts = {
  task: 'Task',
  teacherMoves: (name) => (name === '' ? 'The teacher is showing' : `${name} is showing`),
  teacherHelps: 'A hint from the teacher',
  notYourTurn: 'Now we watch together',
  waitForStart: 'Get ready!',
  allDone: 'All done! Waiting for the others.',
  allDoneTeacher: 'Done to the end',
  taskClosed: 'This task is over',
  next: 'Next',
  showVotes: 'Show all answers',
  votes: 'All answers',
  voted: 'Answer received',
  votesFor: (option, count) => `${option}: ${count}`,
  cannotShow: 'The child’s screen cannot be shown right now. Answers are still seen.',
  pointsHere: (name) => `${name} points here`,
  idle: (name) => (name === '' ? 'Nothing happens so far' : `${name} is not doing anything so far`),
  verdicts: {
    right: 'Right',
    partly: 'Almost right',
    wrong: 'Wrong',
    skipped: 'Skipped',
    seen: 'Seen',
    waiting: 'Waits for your mark',
    open: 'In work',
  },
} satisfies Same<typeof ru>;
