import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/equipment-hint.ts';

export const texts = {
  onPhone: 'Lessons are held on a computer or a laptop: the screen of a phone is too small for the classroom.',
  hide: 'Hide the hint',
  ready: 'Camera, microphone and internet are ready for the lesson',
  problem: 'There is a lesson soon, and something is wrong with the equipment',
  look: 'Have a look',
  unknown: 'There is a lesson soon: check the camera and the microphone',
  soonOnPhone: 'There is a lesson soon: open the school on a computer',
  kidOnPhone: 'There is a lesson soon. Call a grown-up: lessons are on a computer',
  willCheck:
    'There is a lesson soon: in a few seconds we turn on the camera and the microphone for a moment to check them. Nothing is recorded.',
  notNow: 'Not now',
  kidWillCheck: 'There is a lesson soon: the camera comes on now to check itself',
  kidReady: 'Camera and microphone work!',
  kidProblem: 'There is a lesson soon. Call a grown-up: the camera and the microphone want a check',
} satisfies Same<typeof ru>;
