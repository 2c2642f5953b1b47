import type { ManagedGroup } from '@school/contract/groups/manager-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';

import { useGroupWords } from './use-group-words.ts';

const tones: Record<ManagedGroup['state'], Tone> = {
  draft: 'plain',
  scheduled: 'brand',
  enrolling: 'warn',
  running: 'good',
  closing: 'warn',
  closed: 'plain',
};

/** The state of a group in words, with what follows from it. */
export function GroupState({ of }: { of: ManagedGroup }) {
  const t = useTexts('managedGroups');
  const words = useGroupWords();
  const isFull = of.state === 'running' && of.enrolled + of.visiting + of.offered >= of.capacity;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tones[of.state]}>{isFull ? t.full : t.states[of.state]}</Badge>
      {words.notes(of).map((note) => (
        <span key={note} className="text-sm text-mute">
          {note}
        </span>
      ))}
    </span>
  );
}
