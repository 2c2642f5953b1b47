import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import type { FamilyRow } from './columns.ts';

type State = FamilyRow['processes'][number]['state'];

/** What waits for somebody stands out. */
const tones: Record<State, Tone> = {
  waitSchedulingIntroLesson: 'warn',
  waitPositiveBalance: 'warn',
  waitPositiveBalanceAfterGroup: 'warn',
  waitSchedulingNextLesson: 'warn',
  inProgress: 'good',
  paused: 'plain',
  finished: 'plain',
  canceled: 'plain',
};

/** How far the learning of a subject has come, as a word in a pill. */
export const ProcessState = ({ state }: { state: State }) => <Badge tone={tones[state]}>{useTexts('manager').states[state]}</Badge>;
