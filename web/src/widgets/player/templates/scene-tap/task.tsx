import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { CardButton } from '../../card.tsx';
import { Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { spokenFace } from '../../words.ts';
import { Backdrop } from './backdrop.tsx';
import look from './scene-tap.css?url';

/** A scene: each thing in it is a button where it stands. One thing is answered by its tap, several are checked. */
export function SceneTap({ task, tries, kept, missed, hint, busy, final, onAnswer }: TemplateProps<'scene-tap'>) {
  const { tongue } = useStage();
  const { things, places, choose } = task;
  const [chosen, setChosen] = useTry<readonly string[]>(tries, () => (choose === 1 ? [] : (kept?.marked ?? [])));
  const open = !busy && !final;
  const off = hint?.without ?? [];
  const answer = (marked: readonly string[]) => onAnswer({ template: 'scene-tap', marked: [...marked] });
  const toggle = (thing: (typeof things)[number]) => {
    if (!open || off.includes(thing.id)) return;
    play('pick');
    say([spokenFace(thing, tongue)]);
    if (choose === 1) {
      setChosen([thing.id]);
      answer([thing.id]);
    } else setChosen(chosen.includes(thing.id) ? chosen.filter((id) => id !== thing.id) : [...chosen, thing.id].slice(-choose));
  };
  return (
    <>
      <link rel="stylesheet" href={look} precedence="player" />
      <div className="scene-tap">
        <Backdrop scene={task.scene} />
        {things.map((thing, at) => {
          const [across, down] = places[at] ?? [50, 50];
          return (
            <span key={thing.id} style={{ left: `${across}%`, top: `${down}%` }}>
              <CardButton
                card={thing}
                aria-pressed={final ? final.marked.includes(thing.id) : chosen.includes(thing.id)}
                mark={final?.marked.includes(thing.id) ? 'right' : off.includes(thing.id) ? 'off' : undefined}
                shake={open && tries > 0 && missed?.marked.includes(thing.id) === true && !chosen.includes(thing.id)}
                aria-disabled={!open || off.includes(thing.id) || undefined}
                onClick={() => toggle(thing)}
              />
            </span>
          );
        })}
      </div>
      {!final && choose !== 1 && (
        <Check ready={choose === 0 ? chosen.length > 0 : chosen.length === choose} busy={busy} onPress={() => answer(chosen)} />
      )}
    </>
  );
}
