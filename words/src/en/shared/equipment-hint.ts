import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/equipment-hint.ts';

export const texts = {
  onPhone: 'Lessons take place on a computer or laptop: a phone screen is too small.',
  hide: 'Hide the hint',
  ready: 'Your camera, microphone and internet are ready for the lesson',
  problem: 'You have a lesson soon, and something is wrong with your equipment',
  look: 'Have a look',
  unknown: 'You have a lesson soon: check your camera and microphone',
  soonOnPhone: 'You have a lesson soon: open the school on a computer',
  kidOnPhone: 'Lesson soon. Ask a grown-up: you need a computer',
  willCheck:
    'You have a lesson soon: in a few seconds we’ll turn on your camera and microphone briefly to check them. Nothing is recorded.',
  notNow: 'Not now',
  kidWillCheck: 'Lesson soon: let’s check the camera',
  kidReady: 'The camera and microphone work!',
  kidProblem: 'Lesson soon. Ask a grown-up to check the camera and microphone',
} satisfies Same<typeof ru>;
