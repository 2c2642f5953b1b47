import type { SceneFigure, StoryScene } from '@school/contract/rewards/story';
import { type CSSProperties, type ReactNode, useState } from 'react';

import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { iconPath } from '#widgets/player/own-pictures.ts';
import { Chip } from '#widgets/world/chip.tsx';
import { Lantern } from '#widgets/world/lantern.tsx';
import { FarHills, MiddleHills } from '#widgets/world/scenery.tsx';
import { useTongue } from '../use-kid.ts';

interface SceneProps {
  scene: StoryScene;
  lanterns: number;
  /** The thing of the scene was touched. */
  onTouched(): void;
}

/** Time to see what the touch has done before the next scene comes, in milliseconds. */
const seenFor = 1600;

/** Who is above the ground. */
const inTheAir: readonly string[] = ['bat', 'honeybee', 'owl', 'bell', 'rainbow'];

/** A scene: the garland of the story, who is there, and one thing with a ring to touch. */
export function Scene({ scene: { lit, told }, lanterns, onTouched }: SceneProps) {
  const t = useTexts('kidStory');
  const { mascot } = useSchool();
  const [isTouched, setTouched] = useState(false);
  const touch = () => {
    if (isTouched) return;
    play('win');
    setTouched(true);
    setTimeout(onTouched, seenFor);
  };
  const burning = lit + (isTouched ? 1 : 0);
  return (
    <>
      <div aria-hidden className="story-hills">
        <FarHills />
        <MiddleHills />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the lanterns are drawn one by one: there is no file */}
      <div role="img" aria-label={t.garland(Math.min(burning, lanterns), lanterns)} className="story-garland">
        {Array.from({ length: lanterns }, (_, at) => (
          <span key={at} style={{ '--at': at / (lanterns - 1) } as CSSProperties}>
            <Lantern isLit={at < burning} />
          </span>
        ))}
      </div>
      {told && (
        <div className="story-stage">
          {mascot && (
            <span className="story-chip">
              <Chip state={isTouched ? 'cheer' : told.chip} />
            </span>
          )}
          {told.tap === 'lantern' && (
            <Touch label={t.lantern} isTouched={isTouched} onTouch={touch}>
              <Lantern isLit={isTouched} isNow />
            </Touch>
          )}
          {[...told.cast, ...told.props].map((figure, at) => (
            <Figure key={`${figure.icon} ${at}`} figure={figure} isTap={figure.icon === told.tap} isTouched={isTouched} onTouch={touch} />
          ))}
          {told.tap === 'sky' && (
            <Touch label={t.sky} isTouched={isTouched} onTouch={touch} isHigh>
              <Constellation />
            </Touch>
          )}
        </div>
      )}
    </>
  );
}

interface FigureProps {
  figure: SceneFigure;
  isTap: boolean;
  isTouched: boolean;
  onTouch(): void;
}

function Figure({ figure: { icon, name }, isTap, isTouched, onTouch }: FigureProps) {
  const tongue = useTongue();
  const picture = <img src={iconPath(icon)} alt="" draggable={false} />;
  const isHigh = inTheAir.includes(icon);
  if (!isTap)
    return (
      <span className="story-figure" data-high={isHigh || undefined}>
        {picture}
      </span>
    );
  return (
    <Touch label={name[tongue]} isTouched={isTouched} onTouch={onTouch} isHigh={isHigh}>
      {picture}
    </Touch>
  );
}

interface TouchProps {
  label: string;
  isTouched: boolean;
  isHigh?: boolean;
  onTouch(): void;
  children: ReactNode;
}

/** The one thing with a ring. */
const Touch = ({ label, isTouched, isHigh = false, onTouch, children }: TouchProps) => (
  <button
    type="button"
    aria-label={label}
    className="story-figure story-tap press"
    data-high={isHigh || undefined}
    data-touched={isTouched || undefined}
    onClick={onTouch}
  >
    {children}
  </button>
);

/** The Little Fox in the sky of the last scene. */
const Constellation = () => (
  <svg viewBox="600 110 280 220" aria-hidden>
    <path d="M640 210l30-60 40 34h60l40-34 24 60-40 66-54 24-56-24z" stroke="#fff" strokeWidth="4" fill="none" opacity=".8" />
    {[
      [640, 210],
      [670, 150],
      [710, 184],
      [770, 184],
      [810, 150],
      [834, 210],
      [794, 276],
      [740, 300],
      [684, 276],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#fff7c8" />
    ))}
  </svg>
);
