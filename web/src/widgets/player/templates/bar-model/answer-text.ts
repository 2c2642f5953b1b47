import type { AnswerText } from '../../review/reading.ts';

export const answerText: AnswerText<'bar-model'> = ({ task, answer }, { list, named, number, tasks }) =>
  list(
    [
      ...answer.pairs.map(
        ([place, label]) => `${tasks.barPlaces[task.schema][task.places.indexOf(place)] ?? '?'} — ${named(task.labels)(label)}`,
      ),
      ...(task.digits > 0 ? [`? = ${number(answer.number)}`] : []),
    ],
    '; ',
  );
