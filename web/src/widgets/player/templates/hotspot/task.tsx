import type { TemplateProps } from '../../template-props.ts';
import { SomeCards } from '../choice-many/task.tsx';

/** Tap the pictures that are asked for. */
export const Hotspot = ({ task, kept, missed, hint, final, onAnswer, ...rest }: TemplateProps<'hotspot'>) => (
  <SomeCards
    cards={task.spots}
    choose={task.choose}
    tries={rest.tries}
    busy={rest.busy}
    kept={kept?.marked ?? []}
    missed={missed?.marked}
    off={hint?.without ?? []}
    final={final?.marked}
    onAnswer={(marked) => onAnswer({ template: 'hotspot', marked })}
  />
);
