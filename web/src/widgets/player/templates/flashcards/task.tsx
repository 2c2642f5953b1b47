import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { FaceView } from '../../card.tsx';
import { ownPicture } from '../../own-pictures.ts';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { faceName, langOf, spokenFace } from '../../words.ts';

/** Cards to turn over one by one; the child says which it knew. */
export function Flashcards({ task, tries, busy, final, onAnswer }: TemplateProps<'flashcards'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const base = useTexts('player');
  const [{ at, isTurned, known }, setWork] = useTry<{ at: number; isTurned: boolean; known: readonly string[] }>(tries, () => ({
    at: 0,
    isTurned: false,
    known: [],
  }));
  const card = task.cards[Math.min(at, task.cards.length - 1)];
  if (!card) return null;
  const face = isTurned ? card.back : card.front;
  const open = !busy && final === null && at < task.cards.length;
  const turn = () => {
    if (!open) return;
    play('pick');
    setWork({ at, isTurned: !isTurned, known });
    say([spokenFace(isTurned ? card.front : card.back, tongue)]);
  };
  const go = (knew: boolean) => {
    if (!open || !isTurned) return;
    play('drop');
    const all = knew ? [...known, card.id] : known;
    setWork({ at: at + 1, isTurned: false, known: all });
    if (at + 1 === task.cards.length) onAnswer({ template: 'flashcards', known: [...all] });
  };
  return (
    <>
      <FlashcardKeys onKnew={go} active={open && isTurned} />
      <p className="text-center font-bold figures">{further.cardOf(Math.min(at + 1, task.cards.length), task.cards.length)}</p>
      <button
        type="button"
        aria-live="polite"
        aria-label={`${faceName(face, tongue, base.pictures)}. ${isTurned ? '' : further.turnCard}`}
        lang={langOf(face.words ?? face.name, tongue)}
        onClick={turn}
        className="kid-flash kid-card min-h-[min(14rem,30dvh)]! w-full max-w-sm self-center text-(length:--big)!"
      >
        <FaceView face={face} size="8rem" />
      </button>
      {open && (
        <div className="grid w-full max-w-sm grid-cols-2 gap-(--gap) self-center" style={{ visibility: isTurned ? 'visible' : 'hidden' }}>
          <button type="button" className="kid-card" onClick={() => go(true)}>
            <img src={ownPicture('thumbs-up')} alt="" className="size-12" />
            {further.knew}
          </button>
          <button type="button" className="kid-card" onClick={() => go(false)}>
            <img src={ownPicture('counterclockwise-arrows-button')} alt="" className="size-12" />
            {t.notYet}
          </button>
        </div>
      )}
    </>
  );
}

/** 1 knew it, 2 not yet. */
function FlashcardKeys({ onKnew, active }: { onKnew(knew: boolean): void; active: boolean }) {
  useKeys({ digit: (digit) => (digit === 1 || digit === 2 ? onKnew(digit === 1) : false) }, active);
  return null;
}
