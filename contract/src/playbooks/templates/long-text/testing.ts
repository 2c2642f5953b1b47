import { type Guesses, type Longest } from '../guess.ts';

export const longest: Longest<'long-text'> = 'Серый, мокрый, стучит. '.repeat(150);

export const guesses: Guesses<'long-text'> = (task) => [
  { text: 'Серый, мокрый, стучит по крыше, а зонтика не боится. '.repeat(Math.ceil(task.leastWords / 8)).trim() },
];
