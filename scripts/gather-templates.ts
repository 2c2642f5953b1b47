import { readdirSync } from 'node:fs';

/**
 * What follows from the folders of the kinds of task: whoever adds one adds a folder of its name in each workspace, and `npm run gather`
 * writes the tables in which all of them stand. A kind that lacks a folder somewhere does not compile.
 */
export function gatheredTemplates(): Array<[file: string, text: string]> {
  return tablesOf(
    readdirSync('contract/src/playbooks/templates', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
  );
}

const byHand = '/** Written by `npm run gather` from the folders of the kinds of task, never by hand. */';

/** `sortBins` of `sort-bins`. */
export const nameOf = (code: string): string => code.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (code: string): string => (/-/.test(code) ? `'${code}'` : code);
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** A row of a table by code: `slide,` or `'sort-bins': sortBins,`. */
const row = (code: string): string => (keyOf(code) === nameOf(code) ? nameOf(code) : `${keyOf(code)}: ${nameOf(code)}`);

const lines = (codes: readonly string[], line: (code: string) => string): string => codes.map(line).join('\n');

/** The tables of these kinds of task, by file. */
export function tablesOf(codes: readonly string[]): Array<[file: string, text: string]> {
  const contract = 'contract/src/playbooks/templates';
  const web = 'web/src/widgets/player/templates';
  const journeys = 'journeys/solving';
  const server = 'server/src/modules/playbooks/templates';
  const everyOf = (file: string, parts: readonly string[]): [string, string] => [
    `${contract}/every-${file}.ts`,
    `${lines(codes, (code) => `import * as ${nameOf(code)} from './${code}/${file}.ts';`)}

${byHand}
${parts
  .map((part) => `export const every${upper(part)} = [\n${lines(codes, (code) => `  ${nameOf(code)}.${part},`)}\n] as const;`)
  .join('\n\n')}
`,
  ];
  const wordsOf = (part: string, file: string): [string, string] => [
    `words/src/${file}.ts`,
    `import type { TemplateCode } from '@school/contract/playbooks/tasks';

${lines(codes, (code) => `import { ${part} as ${nameOf(code)} } from '../../templates/${code}/${file.slice(0, 2)}.ts';`)}

${byHand}
export const ${part}s = {
${lines(codes, (code) => `  ${row(code)},`)}
} satisfies Record<TemplateCode, string>;
`,
  ];
  return [
    everyOf('shape', ['task', 'answer']),
    everyOf('draft', ['draft']),
    [
      `${contract}/testing.ts`,
      `${lines(codes, (code) => `import * as ${nameOf(code)} from './${code}/testing.ts';`)}
import type { Guesses, Longest } from './guess.ts';
import type { TemplateCode } from '../tasks.ts';

${byHand}
export const testing = {
${lines(codes, (code) => `  ${row(code)},`)}
} satisfies { [Code in TemplateCode]: { longest: Longest<Code>; guesses: Guesses<Code> } };
`,
    ],
    [
      `${server}/every-template.ts`,
      `import type { TemplateCode } from '@school/contract/playbooks/tasks';

${lines(codes, (code) => `import { ${nameOf(code)} } from './${code}/kind.ts';`)}

${byHand}
export const templates = {
${lines(codes, (code) => `  ${row(code)},`)}
} satisfies { [Code in TemplateCode]: { code: Code } };
`,
    ],
    [
      `${server}/samples.ts`,
      `import type { TemplateCode } from '@school/contract/playbooks/tasks';

${lines(codes, (code) => `import { sample as ${nameOf(code)} } from './${code}/sample.ts';`)}

${byHand}
export const samples = {
${lines(codes, (code) => `  ${row(code)},`)}
} satisfies Record<TemplateCode, object>;
`,
    ],
    [
      `${web}/every-template.ts`,
      `import type { TemplateCode } from '@school/contract/playbooks/tasks';
import type { ComponentType } from 'react';

import type { TemplateProps } from '../template-props.ts';

${byHand.replace('/**', '/** Each is fetched when it is met.')}
export const templates: { [Code in TemplateCode]: () => Promise<ComponentType<TemplateProps<Code>>> } = {
${lines(codes, (code) => `  ${keyOf(code)}: () => import('./${code}/task.tsx').then((file) => file.${upper(nameOf(code))}),`)}
};
`,
    ],
    [
      `${web}/answer-texts.ts`,
      `import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { AnswerText } from '../review/reading.ts';
${lines(codes, (code) => `import { answerText as ${nameOf(code)} } from './${code}/answer-text.ts';`)}

${byHand}
export const answerTexts: { [Code in TemplateCode]: AnswerText<Code> } = {
${lines(codes, (code) => `  ${row(code)},`)}
};
`,
    ],
    ...['ru', 'en'].flatMap((language) => [
      wordsOf('praise', `${language}/kid/praise`),
      wordsOf('name', `${language}/manager/template-names`),
    ]),
    [
      `${journeys}/solvers.ts`,
      `import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { Solver } from './presses.ts';
${lines(codes, (code) => `import { solve as ${nameOf(code)} } from './templates/${code}.ts';`)}

${byHand}
export const solvers: { [Code in TemplateCode]: Solver<Code> } = {
${lines(codes, (code) => `  ${row(code)},`)}
};
`,
    ],
  ];
}
