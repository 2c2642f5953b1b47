import type { Stimulus } from '@school/contract/playbooks/pictures';
import type { ReactNode } from 'react';

import { Seen } from './seen.tsx';

export interface StimulusProps {
  stimulus: Stimulus;
  /** What stands in each hole, in order: the fields of a task that is typed. Empty boxes otherwise. */
  holes?: readonly ReactNode[];
}

/** An empty place: something belongs there. */
export const Hole = ({ children }: { children?: ReactNode }) =>
  children ?? (
    <Seen
      label="?"
      className="inline-grid size-[1.6em] place-items-center rounded-md border-3 border-dashed border-edge bg-card/60 align-middle"
    >
      {null}
    </Seen>
  );
