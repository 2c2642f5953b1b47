import type { AnswerOf } from '@school/contract/calls';
import type { PageKey } from '@school/contract/pages/limits';
import type { PageBody } from '@school/contract/pages/shapes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';

type Saved = AnswerOf<'POST /manager/texts/:page/draft'>;

/** How the text on the screen stands beside the draft of the school. */
export type Standing = 'same' | 'typing' | 'saving' | 'unsaved' | { changedBy: string };

/** A pause in typing after which the draft is saved. */
const quietMs = 1200;

/**
 * The text that is being written: saved as a draft in each pause, over the revision that was read. When a colleague has saved
 * meanwhile nothing is sent any more until one of both texts is chosen.
 */
export function useWork(page: PageKey, work: Saved | null, inForce: PageBody) {
  const [body, setBody] = useState(work?.draft.body ?? inForce);
  const [saved, setSaved] = useState<Saved | null>(work);
  const [standing, setStanding] = useState<Standing>('same');
  const { mutateAsync } = useCall('POST /manager/texts/:page/draft');
  const isBusy = useRef(false);
  const revision = saved?.draft.revision ?? 0;

  const save = async (over = revision, written = body) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStanding('saving');
    try {
      const answer = await mutateAsync({ params: { page }, body: { revision: over, body: written } });
      setSaved(answer);
      // What was typed meanwhile is saved in the next pause.
      setStanding((now) => (now === 'saving' ? 'same' : now));
    } catch (cause) {
      const isChanged = cause instanceof SchoolRefusal && cause.code === 'pages.draft_changed';
      if (isChanged) cause.take();
      setStanding(isChanged ? { changedBy: String(cause.facts['by'] ?? '') } : 'unsaved');
    } finally {
      isBusy.current = false;
    }
  };
  const inPause = useEffectEvent((written: PageBody) => void save(revision, written));
  useEffect(() => {
    if (standing !== 'typing') return undefined;
    const timer = setTimeout(() => inPause(body), quietMs);
    return () => clearTimeout(timer);
  }, [standing, body]);

  return {
    body,
    saved,
    standing,
    save,
    write(next: PageBody): void {
      setBody(next);
      setStanding((now) => (typeof now === 'object' ? now : 'typing'));
    },
  };
}
