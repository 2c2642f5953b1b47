import type { AnswerText } from '../../review/reading.ts';
import { shownWords } from '../../words.ts';

export const answerText: AnswerText<'sound-boxes'> = ({ task, answer }, { list, tongue }) =>
  list(
    answer.sounds.map((given) => {
      const chip = task.chips.find(({ chip: one }) => one === given);
      return chip ? shownWords(chip.name, tongue) : '—';
    }),
  );
