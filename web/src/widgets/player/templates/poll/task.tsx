import type { TemplateProps } from '../../template-props.ts';
import { AnyChoice } from '../story-choice/task.tsx';

/** An opinion or a mood: whatever is chosen is right. */
export const Poll = ({ task, tries, busy, final, onAnswer }: TemplateProps<'poll'>) => (
  <AnyChoice
    options={task.options}
    tries={tries}
    busy={busy}
    final={final?.choice}
    onChoose={(choice) => onAnswer({ template: 'poll', choice })}
  />
);
