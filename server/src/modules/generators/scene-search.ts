import { scenes } from '@school/contract/playbooks/templates/scene-tap/shape';
import type { Random } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { both, icon, pictured, picturedIn, taught, type Material, type Word } from './material.ts';
import { generator } from './generator.ts';
import { wordsFor } from './lexicon.ts';
import { type Spot, spotsOf } from './scenes.ts';

const hint = both('Посмотри на картинку по порядку: сверху вниз.', 'Look over the picture in order: from top to bottom.');
/** Of what lives in the air and in the water, those seen in a yard. */
const flies = ['голубь', 'сова', 'попугай', 'бабочка', 'пчела'];
const swims = ['утка', 'гусь', 'лебедь', 'рыба', 'лягушка'];

function fits(word: Word, { of }: Spot, ground: readonly string[]): boolean {
  if (of === 'sky') return flies.includes(word.ru);
  if (of === 'water') return swims.includes(word.ru);
  return ground.includes(word.category);
}

/** What an attempt keeps of a scene is not more than of another task. */
const most = 10;

/** Every place, up to so many, has another thing; with `twins`, one thing stands in so many of the places on the ground. */
function filled(scene: keyof typeof spotsOf, random: Random, material: Material, twins = 1) {
  const { spots, ground } = spotsOf[scene];
  const words = random.shuffle(wordsFor(material, { age: 5 }));
  const taken = new Set<Word>();
  const fill = (spot: Spot) => {
    const word = words.find((one) => !taken.has(one) && fits(one, spot, ground));
    if (word) taken.add(word);
    return word;
  };
  const onGround = random.shuffle(spots.filter(({ of }) => of === 'ground'));
  const same = onGround.slice(0, twins);
  const twin = same[0] && fill(same[0]);
  const bare = random.shuffle(spots.filter((spot) => spot.of !== 'wall' && !spot.where && !same.includes(spot)));
  const left = bare.slice(0, Math.max(0, spots.filter(({ of }) => of !== 'wall').length - most));
  return spots.flatMap((spot) => {
    if (spot.of === 'wall' || left.includes(spot)) return [];
    const word = same.includes(spot) ? twin : fill(spot);
    return word ? [{ word, spot }] : [];
  });
}

/** A scene full of things: find what is heard, all that are alike, or what is at a place. */
export const sceneSearch = generator({
  code: 'scene-search',
  version: 1,
  params: z.strictObject({
    scenes: z
      .array(z.enum(scenes))
      .min(1)
      .default([...scenes]),
    ask: z.enum(['listen', 'all', 'where']).default('listen'),
    lang: z.enum(['ru', 'en', 'both']).default('both'),
  }),
  make(random, { scenes: among, ask, lang }, material) {
    const scene = random.pick(among);
    const things = filled(scene, random, material, ask === 'all' ? random.int(2, 5) : 1);
    const numbered = things.map((thing, at) => ({ ...thing, number: at + 1 }));
    const written = {
      scene,
      // Where a name is what is asked for, pictures keep theirs to themselves.
      things: things.map(({ word, spot }) => ({
        thing: ask === 'listen' && lang !== 'both' ? { picture: icon(word) } : lang === 'both' ? pictured(word) : picturedIn(word, lang),
        at: spot.at,
      })),
      hint,
    };
    if (ask === 'all') {
      const alike = numbered.filter(({ word }) => numbered.filter((other) => other.word === word).length > 1);
      const [first] = alike;
      if (!first) throw new Error('too few words');
      return {
        'scene-tap': {
          ...written,
          ask: both('Найди на картинке все такие', 'Find all of these in the picture'),
          stimulus: { kind: 'face', face: lang === 'both' ? pictured(first.word) : picturedIn(first.word, lang) },
          right: alike.map(({ number }) => number),
          all: true,
        },
      };
    }
    const right = random.pick(ask === 'where' ? numbered.filter(({ spot }) => spot.where) : numbered);
    const [ru, en] = right.spot.where ?? ['', ''];
    const heard = ask === 'where' ? both(ru, en) : both(right.word.ru, right.word.en);
    return {
      'scene-tap': {
        ...written,
        ask: both('Послушай и найди', 'Listen and find'),
        stimulus: { kind: 'listen', words: lang === 'both' ? heard : taught(heard[lang], lang) },
        right: [right.number],
      },
    };
  },
});
