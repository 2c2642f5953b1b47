import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';

import { Easel, type Pen } from './easel.tsx';
import { type DrawnLine, isAt } from './line-look.ts';
import { did, noActs, redo, undo } from './own-acts.ts';
import { Palette } from './palette.tsx';

interface Sheet {
  lines: readonly DrawnLine[];
  gone: ReadonlySet<string>;
  acts: typeof noActs;
}

const firstPen: Pen = { tool: 'pen', color: 'violet', width: 2, says: 'star' };

/** An easel for one child alone, while it waits: nothing of it goes anywhere. */
export function DrawingPage({ band }: { band: Band }) {
  const t = useTexts('roomBoard');
  const [pen, setPen] = useState(firstPen);
  const [sheet, setSheet] = useState<Sheet>({ lines: [], gone: new Set(), acts: noActs });
  const shown = sheet.lines.filter(({ id }) => !sheet.gone.has(id));

  const take = (step: typeof undo) => {
    const taken = step(sheet.acts);
    if (!taken) return undefined;
    return () => setSheet({ ...sheet, acts: taken.acts, gone: without(sheet.gone, taken.say.ids, taken.say.kind === 'erase') });
  };
  return (
    <div className="flex size-full min-h-0 flex-col gap-2">
      <div className="relative min-h-0 grow">
        <Easel
          ground="plain"
          lines={shown}
          pen={pen}
          isOpen
          label={t.easel(shown.length)}
          onDraw={(line) =>
            setSheet((now) => ({ ...now, lines: [...now.lines, line], acts: did(now.acts, { did: 'draw', ids: [line.id] }) }))
          }
          onErase={(at) => {
            const ids = shown.filter((line) => isAt(line, at)).map(({ id }) => id);
            if (ids.length > 0)
              setSheet((now) => ({ ...now, gone: without(now.gone, ids, true), acts: did(now.acts, { did: 'erase', ids }) }));
          }}
        />
      </div>
      <Palette as="kid" band={band} writes={band === 'teen'} pen={pen} onPen={setPen} onUndo={take(undo)} onRedo={take(redo)} />
    </div>
  );
}

function without(gone: ReadonlySet<string>, ids: readonly string[], away: boolean): ReadonlySet<string> {
  const next = new Set(gone);
  for (const id of ids) {
    if (away) next.add(id);
    else next.delete(id);
  }
  return next;
}
