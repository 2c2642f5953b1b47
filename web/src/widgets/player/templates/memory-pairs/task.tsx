import { type CSSProperties, useEffect, useRef } from 'react';

import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { fitted } from '../../fit.ts';
import { FaceView } from '../../card.tsx';
import { RightBadge } from '../../right-badge.tsx';
import { ownPicture } from '../../own-pictures.ts';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { faceName, langOf, spokenFace } from '../../words.ts';

/** Two cards that do not belong together stay open so long, in milliseconds: time to remember. */
const lookTime = 1100;

interface Work {
  found: readonly string[];
  /** Face up now, two at most. */
  turned: readonly string[];
  flips: readonly (readonly [string, string])[];
}

/** Find the pairs face down. The school tells at each move whether two belong together. */
export function MemoryPairs({ task, place, tries, busy, final, onAnswer }: TemplateProps<'memory-pairs'>) {
  const { tongue, attemptUid, askMove } = useStage();
  const further = useTexts('furtherTasks');
  const base = useTexts('player');
  const [{ found, turned, flips }, setWork] = useTry<Work>(tries, () => ({ found: [], turned: [], flips: [] }));
  const asking = useRef(false);
  const columns =
    task.cards.length <= 4 ? 'max-w-xs grid-cols-2' : task.cards.length <= 6 ? 'max-w-md grid-cols-3' : 'max-w-xl grid-cols-4';

  const isWhole = found.length === task.cards.length;
  // The last pair may have been found on another screen: the answer is given by the child's own.
  useEffect(() => {
    if (isWhole && !busy && final === null) onAnswer({ template: 'memory-pairs', flips: flips.map(([first, second]) => [first, second]) });
    // oxlint-disable-next-line react/exhaustive-deps -- once all are found
  }, [isWhole, busy]);
  const settle = (first: string, second: string, match: boolean) => {
    setWork((before) => ({
      found: match ? [...before.found, first, second] : before.found,
      turned: match ? [] : before.turned,
      flips: [...before.flips, [first, second]],
    }));
    if (match) {
      play('kept');
      announce(further.pairFound);
      asking.current = false;
      return;
    }
    setTimeout(() => {
      play('back');
      setWork((before) => ({ ...before, turned: [] }));
      asking.current = false;
    }, lookTime);
  };
  const turn = async (id: string) => {
    if (busy || final || asking.current || turned.includes(id) || found.includes(id)) return;
    const card = task.cards.find((it) => it.id === id);
    play('pick');
    if (card) {
      say([spokenFace(card, tongue)]);
      announce(faceName(card, tongue, base.pictures));
    }
    // Two that were left open elsewhere turn back first.
    const first = turned.length === 1 ? turned[0] : undefined;
    if (first === undefined) {
      setWork({ found, flips, turned: [id] });
      return;
    }
    asking.current = true;
    setWork({ found, flips, turned: [first, id] });
    try {
      const { match } = askMove
        ? await askMove(place.round, [first, id])
        : await api('POST /attempts/:attemptUid/moves', { params: { attemptUid }, body: { ...place, cards: [first, id] } });
      settle(first, id, match);
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal)) throw cause;
      // The cards turn back; the move can be made again.
      setWork((before) => ({ ...before, turned: [] }));
      asking.current = false;
    }
  };
  return (
    <div
      style={{ ...fitted({ count: task.cards.length, most: 200 }), '--letter': 0.22 } as CSSProperties}
      className={`fit grid w-full gap-[min(var(--gap),2.2vw)] self-center ${columns}`}
    >
      {task.cards.map((card, at) => {
        const isFound = found.includes(card.id) || final !== null;
        const up = isFound || turned.includes(card.id);
        return (
          <button
            key={card.id}
            type="button"
            aria-label={up ? `${faceName(card, tongue, base.pictures)}${isFound ? `, ${base.right}` : ''}` : further.faceDown(at + 1)}
            lang={up ? langOf(card.words ?? card.name, tongue) : undefined}
            aria-disabled={isFound || busy || undefined}
            data-mark={isFound ? 'right' : undefined}
            onClick={() => void turn(card.id)}
            className={`kid-card aspect-square min-h-0! min-w-0! p-1! text-[min(var(--words),5vw)] ${up ? '' : 'bg-brand-soft!'}`}
          >
            {up ? (
              <FaceView face={card} size="min(3.4rem, 13vw)" />
            ) : (
              <img src={ownPicture('paw-prints')} alt="" draggable={false} className="size-2/5 opacity-70" />
            )}
            {isFound && <RightBadge />}
          </button>
        );
      })}
    </div>
  );
}
