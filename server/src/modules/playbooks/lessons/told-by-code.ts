import type { LessonCheck } from '@school/contract/playbooks/lesson-checks';
import type { LessonFault } from '@school/contract/playbooks/lesson-texts';

import type { FoundFault } from '#modules/library';

/** Each line that the checks of content say, with what is read out of it. The first that fits is taken. */
const lines: ReadonlyArray<readonly [LessonCheck, RegExp]> = [
  ['missing', /^Invalid input: expected (?<expected>[\w ]+), received undefined$/],
  ['expected', /^Invalid input: expected (?<expected>[\w ]+), received (?<received>[\w ]+)$/],
  ['oneOf', /^Invalid (?:option: expected one of|input: expected) (?<options>".+)$/],
  ['unfit', /^Invalid input$/],
  ['tooFew', /^Too small: expected (?:array|string|map|set) to have >=?(?<limit>[\d.]+) .+$/],
  ['tooMany', /^Too big: expected (?:array|string|map|set) to have <=?(?<limit>[\d.]+) .+$/],
  ['tooSmall', /^Too small: expected \w+ to be >=?(?<limit>-?[\d.]+)$/],
  ['tooBig', /^Too big: expected \w+ to be <=?(?<limit>-?[\d.]+)$/],
  ['unknownField', /^Unrecognized keys?: (?<fields>.+)$/],
  ['pattern', /^Invalid string: must match pattern (?<pattern>.+)$/],
  ['fewOptions', /^there are not so many options$/],
  ['fewLetters', /^there are not so many letters$/],
  ['fewSyllables', /^there are not so many syllables$/],
  ['optionsOnce', /^numbers of options, each once$/],
  ['spotsOnce', /^numbers of spots, each once$/],
  ['tooNear', /^things are too near$/],
  ['squaresOnce', /^squares of the field, each once$/],
  ['itemsOnce', /^each item once, by its number$/],
  ['tasksOnce', /^numbers of tasks, each once$/],
  ['rightTwice', /^another option looks like the right one$/],
  ['alike', /^two (?<what>bins|items|options|on the left|on the right) look alike$/],
  ['holeOptions', /^each hole: two different ones or more$/],
  ['textOrLetters', /^a text, or letters$/],
  ['bothForms', /^both forms, or none$/],
  ['bothLanguages', /^both languages, or none$/],
  ['likeLeft', /^as many pictures as on the left, and at least one other$/],
  ['cannotPay', /^cannot be paid with these coins$/],
  ['notReached', /^cannot be reached, or is there already$/],
  ['noWay', /^there is no way to it$/],
  ['nothingHappens', /^nothing happens in it$/],
  ['lettersOfSquare', /^size x size letters$/],
  ['notSpelled', /^the squares do not spell the word$/],
  ['notTheWord', /^do not make the word$/],
  ['noTick', /^a tick of the line$/],
  ['answerWritten', /^the answer must not be written on the line$/],
  ['handSteps', /^the hand moves by stepMinutes$/],
  ['lastColumn', /^the last column cannot move right$/],
  ['notTheFull', /^the given squares do not agree with the full field$/],
  ['nothingAsked', /^(?:[\w-]+: )?nothing is asked$/],
  ['noGenerator', /^no generator (?<name>.+)$/],
  ['noFigure', /^no figure (?<set>.+): (?<figure>.+) in content\/strokes\.yaml$/],
  ['noPicture', /^the picture (?<picture>.+) is not in content\/pictures\.yaml$/],
  ['writesOther', /^(?<generator>\S+) does not write for (?<template>\S+)$/],
  ['wordsFound', /^(?<wanted>\d+) words wanted, (?<found>\d+) found$/],
  ['fewWords', /^(?:too few words|no words|two children are needed)$/],
  ['noGroupName', /^no name for the group (?<group>.+)$/],
  [
    'nothingFits',
    /^(?:no (?:sum|coins|expression|clues|picture|temperatures|decimals|fractions|division|numbers|movers)\b.*|three numbers are needed)$/,
  ],
  ['noPlace', /^the words do not fit into the grid$/],
  ['noTemplate', /^is missing$/],
  ['twice', /^is written twice$/],
  ['tooMuch', /^too much is written$/],
  ['yaml', /^.+ \((?<line>\d+):(?<column>\d+)\)$/],
  ['notSolved', /^its own solution does not score 1$/],
  ['outOfShape', /^the child would be shown something out of shape \((?<why>.+)\)$/],
  ['hole', /^a hole in its text$/],
  ['tooHeavy', /^(?<bytes>\d+) bytes are too many to keep$/],
  ['oneLanguage', /^a text without one of its languages: «(?<ru>.*)» \| “(?<en>.*)”$/],
  ['notTranslated', /^not translated: «(?<text>.+)»$/],
  ['noRussian', /^no Russian in what is asked: «(?<text>.*)»$/],
  ['untaught', /^asks to read letters that were not taught yet: (?<letters>.+)$/],
  ['noHint', /^a generator of typed numbers has no hint of its own$/],
  ['fingers', /^the hint counts on fingers what is more than ten$/],
  ['hintTells', /^the hint tells the answer: «(?<text>.*)»$/],
  ['noPictureShown', /^speaks of a picture and shows none: «(?<text>.*)»$/],
  ['boysOnly', /^is said to boys only: «(?<text>.*)»$/],
  ['guessed', /^by its options alone (?<share>\d+) % are right, and (?<chance>\d+) % by chance: .+$/],
  ['longest', /^courses: the right option is the only longest one in (?<hits>\d+) of (?<count>\d+) .+$/],
  ['saidYes', /^courses: «yes» is right in (?<yes>\d+) of (?<count>\d+) statements$/],
];

/** `seed 3, item 2:`, which says nothing to whoever writes. */
const attempt = /^seed \d+(?:, item \d+)?: /;
/** `item 2: with: count:`, the field as the task calls it. */
const field = /^((?:item \d+|[a-z][\w.]*): )(?=\S)/i;

/** A line of the checks as the page says it: its code, the field, and what its words need. What nobody has given a code is shown as it is. */
export function toldByCode({ kind, task, about }: FoundFault): LessonFault {
  if (kind === 'unheard') return { kind, task, where: null, check: 'unheard', values: { text: about } };
  let rest = about.replace(attempt, '');
  const where: string[] = [];
  for (;;) {
    const found = lines.map(([check, line]) => ({ check, match: line.exec(rest) })).find(({ match }) => match);
    if (found && !(found.check === 'yaml' && where.length > 0))
      return { kind, task, where: where.join(' ') || null, check: found.check, values: { ...found.match?.groups } };
    const prefix = field.exec(rest)?.[1];
    if (prefix === undefined) return { kind, task, where: null, check: 'other', values: { line: about } };
    where.push(prefix.slice(0, -2));
    rest = rest.slice(prefix.length);
  }
}
