import type { Answer } from '@school/contract/playbooks/answers';
import type { AttemptItem, Hint, Place } from '@school/contract/playbooks/attempts';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { judged, isAt } from '#widgets/player/progress.ts';
import type { Run } from '#widgets/player/run.ts';
import type { Phase } from '#widgets/player/use-attempt.ts';

import type { LessonParams } from './asked-lesson.ts';

interface Previewed {
  params: LessonParams;
  revision: number;
  seed: string;
  items: AttemptItem[];
}

/** A draft played by whoever writes it: judged as a child's answers are, and nothing is kept. */
export function usePreview({ params, revision, seed, items: first }: Previewed): Run {
  const [items, setItems] = useState(first);
  const [at, setAt] = useState<Place | null>(() => (first[0] ? { taskIdx: first[0].taskIdx, round: first[0].round } : null));
  const [phase, setPhase] = useState<Phase>({ kind: 'asking', missed: null });
  const item = items.find((one) => isAt(one, at));
  const here = { revision, seed, taskIdx: at?.taskIdx ?? 0, round: at?.round ?? 0 };

  const judge = async (answer: Answer | null, tries: number) => {
    setPhase({ kind: 'sending', answer });
    try {
      const judgement = await api('POST /manager/lessons/:courseCode/:lessonCode/preview/answers', {
        params,
        body: { ...here, try: Math.min(3, tries + 1), answer },
      });
      setItems((before) => judged(before, judgement));
      setPhase(judgement.settled ? { kind: 'judged', answer, judgement } : { kind: 'asking', missed: answer, near: judgement.near });
    } catch {
      setPhase({ kind: 'asking', missed: null });
    }
  };
  return {
    attemptUid: `preview-${seed}`,
    items,
    item,
    phase,
    result: null,
    lost: false,
    answer(answer) {
      if (item && phase.kind === 'asking') void judge(answer, item.tries);
    },
    async askHint(): Promise<Hint | undefined> {
      if (!item) return undefined;
      if (item.hint) return item.hint;
      const hint = await api('POST /manager/lessons/:courseCode/:lessonCode/preview/hint', { params, body: here });
      setItems((before) => before.map((one) => (isAt(one, at) ? { ...one, hint } : one)));
      return hint;
    },
    askMove: (round, cards) =>
      api('POST /manager/lessons/:courseCode/:lessonCode/preview/moves', { params, body: { ...here, round, cards } }),
    goOn() {
      if (phase.kind !== 'judged') return;
      setAt(phase.judgement.next);
      setPhase({ kind: 'asking', missed: null });
    },
  };
}
