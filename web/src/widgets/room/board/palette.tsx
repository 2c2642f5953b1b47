import { penColors } from '@school/contract/lesson-room/limits';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#kit/class-names.ts';
import { Circle, Eraser, Icon, MousePointer2, Pencil, Redo2, Slash, Square, Stamp as StampIcon, Trash2, Type, Undo2 } from '#kit/icon.tsx';
import type { Band } from '#widgets/player/band.ts';

import type { Pen } from './easel.tsx';
import { inks } from './line-look.ts';
import { stampPicture, stamps } from './stamps.ts';

interface PaletteProps {
  as: 'kid' | 'teacher';
  band: Band;
  /** Whether there are letters to draw with. */
  writes: boolean;
  pen: Pen;
  onPen(pen: Pen): void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}

const icons: Record<Pen['tool'], LucideIcon> = {
  pointer: MousePointer2,
  pen: Pencil,
  eraser: Eraser,
  line: Slash,
  rectangle: Square,
  circle: Circle,
  stamp: StampIcon,
  text: Type,
};
const forJunior: readonly Pen['tool'][] = ['pen', 'eraser', 'stamp'];
const forTeen: readonly Pen['tool'][] = ['pen', 'eraser', 'line', 'rectangle', 'circle', 'stamp'];
const widths = ['thin', 'middle', 'thick'] as const;
/** Three taps wide, beside a board that would be too low above it. */
const beside =
  'low:w-37 low:shrink-0 low:content-center low:overflow-y-auto low:[&>fieldset]:w-full low:[&>fieldset]:justify-center low:[&>fieldset]:border-t low:[&>fieldset]:border-l-0 low:[&>fieldset]:pl-0';

/** As many as there are chalks, so that nothing moves under a small finger. */
const stampsForPre = penColors.length;

/** What is drawn with, below the drawing: chalks and a sponge for those who do not read, tools for the others. */
export function Palette(props: PaletteProps) {
  return props.as === 'kid' && props.band === 'pre' ? <Chalks {...props} /> : <Tools {...props} />;
}

function Chalks({ pen, onPen, onUndo }: PaletteProps) {
  const t = useTexts('roomBoard');
  return (
    <div role="toolbar" aria-label={t.tools} className="flex flex-wrap items-center justify-center gap-2 rounded-xl bg-sunk p-2">
      {pen.tool === 'stamp'
        ? stamps.slice(0, stampsForPre).map((stamp) => (
            <Tap key={stamp} label={t.stamps[stamp]} isOn={pen.says === stamp} size={72} onPress={() => onPen({ ...pen, says: stamp })}>
              <img src={stampPicture(stamp)} alt="" draggable={false} className="size-12" />
            </Tap>
          ))
        : penColors.map((color) => (
            <Tap
              key={color}
              label={t.colors[color]}
              isOn={pen.tool === 'pen' && pen.color === color}
              size={72}
              onPress={() => onPen({ ...pen, tool: 'pen', color })}
            >
              <span className="h-12 w-6 rounded-full" style={{ background: inks[color] }} />
            </Tap>
          ))}
      {pen.tool === 'stamp' ? (
        <Tap label={t.pen} size={72} onPress={() => onPen({ ...pen, tool: 'pen' })}>
          <Icon of={Pencil} size={32} />
        </Tap>
      ) : (
        <Tap label={t.stamp} size={72} onPress={() => onPen({ ...pen, tool: 'stamp' })}>
          <img src={stampPicture(pen.says)} alt="" draggable={false} className="size-12" />
        </Tap>
      )}
      <Tap label={t.sponge} isOn={pen.tool === 'eraser'} size={72} onPress={() => onPen({ ...pen, tool: 'eraser' })}>
        <svg viewBox="0 0 48 36" aria-hidden className="w-12">
          <rect x="2" y="4" width="44" height="28" rx="9" fill="#f2c14b" />
          <path d="M12 13h.01M24 22h.01M35 12h.01M14 25h.01M36 25h.01M26 11h.01" stroke="#c98f1f" strokeWidth="5" strokeLinecap="round" />
        </svg>
      </Tap>
      <Tap label={t.undo} size={72} onPress={onUndo}>
        <Icon of={Undo2} size={32} />
      </Tap>
    </div>
  );
}

function Tools({ as, band, writes, pen, onPen, onUndo, onRedo, onClear }: PaletteProps) {
  const t = useTexts('roomBoard');
  const ofBand = as === 'kid' && band !== 'teen' ? forJunior : forTeen;
  const tools = [...(as === 'teacher' ? (['pointer'] as const) : []), ...ofBand, ...(writes ? (['text'] as const) : [])];
  const size = as === 'kid' && band === 'junior' ? 56 : 44;
  return (
    <div
      role="toolbar"
      aria-label={t.tools}
      className={classNames('flex flex-wrap items-center justify-center gap-0.5 rounded-lg bg-card p-1', as === 'teacher' && beside)}
    >
      {tools.map((tool) => (
        <Tap key={tool} label={t[tool]} isOn={pen.tool === tool} size={size} onPress={() => onPen({ ...pen, tool })}>
          <Icon of={icons[tool]} />
        </Tap>
      ))}
      {pen.tool === 'stamp' ? (
        <Part label={t.whichStamp}>
          {stamps.map((stamp) => (
            <Tap key={stamp} label={t.stamps[stamp]} isOn={pen.says === stamp} size={size} onPress={() => onPen({ ...pen, says: stamp })}>
              <img src={stampPicture(stamp)} alt="" draggable={false} className="size-8" />
            </Tap>
          ))}
        </Part>
      ) : (
        <Part label={t.color}>
          {penColors.map((color) => (
            <Tap key={color} label={t.colors[color]} isOn={pen.color === color} size={size} onPress={() => onPen({ ...pen, color })}>
              <span className="size-6 rounded-full border border-line" style={{ background: inks[color] }} />
            </Tap>
          ))}
        </Part>
      )}
      <Part label={t.width}>
        {widths.map((width, at) => (
          <Tap key={width} label={t.widths[width]} isOn={pen.width === at + 1} size={size} onPress={() => onPen({ ...pen, width: at + 1 })}>
            <span className="w-6 rounded-full bg-ink" style={{ height: 4 + at * 5 }} />
          </Tap>
        ))}
      </Part>
      <span className="flex gap-0.5">
        <Tap label={t.undo} size={size} onPress={onUndo}>
          <Icon of={Undo2} />
        </Tap>
        <Tap label={t.redo} size={size} onPress={onRedo}>
          <Icon of={Redo2} />
        </Tap>
        {onClear && (
          <Tap label={t.clear} size={size} onPress={onClear}>
            <Icon of={Trash2} />
          </Tap>
        )}
      </span>
      {(pen.tool === 'stamp' || pen.tool === 'text') && <p className="px-2 text-sm text-mute pointer-coarse:hidden">{t.placing}</p>}
    </div>
  );
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset aria-label={label} className="flex flex-wrap items-center border-l border-line pl-1">
    {children}
  </fieldset>
);

interface TapProps {
  label: string;
  isOn?: boolean;
  size: number;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

const Tap = ({ label, isOn, size, onPress, children }: TapProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={!onPress || undefined}
    onClick={onPress}
    style={{ width: size, height: size }}
    className={classNames(
      'press inline-grid shrink-0 place-items-center rounded-sm border-2 border-transparent text-ink aria-pressed:border-brand aria-pressed:bg-brand-soft',
      !onPress && 'opacity-40',
    )}
  >
    {children}
  </button>
);
