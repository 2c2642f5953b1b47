import type { ActEffect } from '@school/contract/back-office/lesson-shapes';

import { useTexts } from '#i18n/texts.ts';

import type { ActWords, Line } from './use-act-words.ts';

/** So many lessons are named; the rest is counted. */
const named = 8;

/** Everything that is another thing after an act, in lines. */
export function EffectView({ effect, words }: { effect: ActEffect; words: ActWords }) {
  const { effect: t } = useTexts('familyActs');
  const { states } = useTexts('manager');
  const { gold, silver } = effect.free;
  const facts = (side: NonNullable<ActEffect['processes'][number]['after']>) => [
    states[side.state],
    side.days.length > 0 ? t.weekly(words.weekly(side.days)) : t.noWeekly,
    side.teacher ?? t.nobody,
    side.pause ? t.pause(words.pause(side.pause)) : t.noPause,
  ];
  /** Only what is another thing afterwards is said. */
  const processWords = ({ before, after, ...about }: ActEffect['processes'][number]) => {
    const [was, is] = [before ? facts(before) : [], after ? facts(after) : []];
    const differ = is.map((fact, at) => fact !== was[at]);
    const said = (side: readonly string[]) => side.filter((_, at) => differ[at]).join(', ');
    return t.turned(t.process(words.about(about)), before ? said(was) : t.newProcess, before ? said(is) : is.slice(0, 3).join(', '));
  };
  const lines = [
    ...effect.lessons.slice(0, named).map((line) => lessonWords(line, words, t)),
    ...(effect.lessons.length > named ? [t.more(effect.lessons.length - named)] : []),
    ...effect.processes.map(processWords),
    ...effect.groups.map(({ kidUid, group, courseCode, change }) =>
      t.places[change](words.kidOf(kidUid), group ? words.title(group.title) : words.learned({ courseCode, subject: 'speaking' })),
    ),
    ...(gold.before === gold.after ? [] : [t.gold(gold.before, gold.after)]),
    ...(silver.before === silver.after ? [] : [t.silver(silver.before, silver.after)]),
    ...(effect.answered > 0 ? [t.answered] : []),
    ...(effect.others > 0 ? [t.others(effect.others)] : []),
  ];
  if (lines.length === 0) return <p>{t.nothing}</p>;
  return (
    <ul aria-label={t.title} className="figures flex list-disc flex-col gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function lessonWords(
  line: Line,
  words: ActWords,
  t: { added: Words; removed: Words; turned(what: string, from: string, to: string): string },
) {
  const what = words.about(line);
  const { before, after } = line;
  const side = (it: NonNullable<Line['after']>) => [words.when(it.timestamp), it.teacher ?? ''].filter((word) => word !== '').join(', ');
  if (!before) return after ? t.added(what, side(after)) : what;
  if (!after) return t.removed(what, words.when(before.timestamp));
  if (before.timestamp !== after.timestamp) return t.turned(what, words.when(before.timestamp), side(after));
  const at = `${what}, ${words.when(before.timestamp)}`;
  if (before.status !== after.status) return t.turned(at, words.status(before.status), words.status(after.status));
  return t.turned(at, before.teacher ?? '', after.teacher ?? '');
}

type Words = (what: string, to: string) => string;
