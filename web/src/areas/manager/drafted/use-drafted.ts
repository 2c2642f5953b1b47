import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { SchoolRefusal } from '#api/school-refusal.ts';

/** How what is on the screen stands beside the draft of the school. */
export type Standing = 'same' | 'typing' | 'saving' | 'unsaved' | { changedBy: string };

/** A pause in typing after which the draft is saved. */
const quietMs = 1200;

interface Drafted<Body, Saved> {
  /** As the school has saved it; null where there is no draft. */
  saved: Saved | null;
  body: Body;
  revisionOf(saved: Saved): number;
  send(revision: number, body: Body): Promise<Saved>;
  /** How the school says that a colleague has saved meanwhile. */
  changed: string;
}

/**
 * What is being written: saved as a draft in each pause, over the revision that was read. When a colleague has saved meanwhile nothing is
 * sent any more until one of both is chosen.
 */
export function useDrafted<Body, Saved>({ saved: read, body: first, revisionOf, send, changed }: Drafted<Body, Saved>) {
  const [body, setBody] = useState(first);
  const [saved, setSaved] = useState<Saved | null>(read);
  const [standing, setStanding] = useState<Standing>('same');
  const isBusy = useRef(false);
  const revision = saved === null ? 0 : revisionOf(saved);

  const save = async (over = revision, written = body) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStanding('saving');
    try {
      const answer = await send(over, written);
      setSaved(answer);
      // What was typed meanwhile is saved in the next pause.
      setStanding((now) => (now === 'saving' ? 'same' : now));
    } catch (cause) {
      const isChanged = cause instanceof SchoolRefusal && cause.code === changed;
      if (isChanged) cause.take();
      setStanding(isChanged ? { changedBy: String(cause.facts['by'] ?? '') } : 'unsaved');
    } finally {
      isBusy.current = false;
    }
  };
  const inPause = useEffectEvent((written: Body) => void save(revision, written));
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
    write(next: Body): void {
      setBody(() => next);
      setStanding((now) => (typeof now === 'object' ? now : 'typing'));
    },
  };
}
