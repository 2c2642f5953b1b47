import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');
const tokens = readFileSync(join(src, 'kit/tokens.css'), 'utf8');
/** What a scale of `tokens.css` has: «sm», «md», … */
const scale = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}-([a-z0-9-]+?)(?:--[a-z-]+)?:`, 'g'))].map(([, step = '']) => step);
const classes = globSync('**/*.tsx', { cwd: src }).flatMap((file) =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?<![\w/-])(rounded|text|shadow|bg)-([a-z0-9-]+)(?![\w(.-])/g)].map(
    ([whole, family = '', step = '']) => ({ whole, family, step, file }),
  ),
);

/** A class of a step that the scale has not makes no style at all, and nobody sees an error: a box stays square, a text its size. */
test('corners, sizes, shadows and grounds are of the scales that there are', () => {
  const known: Record<string, { steps: readonly string[]; others: RegExp }> = {
    rounded: { steps: scale('radius'), others: /^(none|\[)/ },
    text: {
      steps: [...scale('text'), ...scale('color')],
      others: /^(left|right|center|start|end|wrap|balance|pretty|nowrap|ellipsis|current|transparent|shadow)/,
    },
    shadow: { steps: scale('shadow'), others: /^(none|\[)/ },
    bg: { steps: scale('color'), others: /^(linear-|none|transparent|current|cover|center|no-repeat|clip-|\[)/ },
  };
  const wrong = classes.filter(({ family, step }) => {
    const { steps, others } = known[family] ?? { steps: [], others: /./ };
    const bare = family === 'rounded' ? step.replace(/^(?:[trbl]{1,2}|[se]{1,2})-/, '') : step;
    return !steps.includes(bare) && !others.test(bare);
  });
  expect(wrong.map(({ whole, file }) => `${file}: ${whole}`)).toEqual([]);
});
