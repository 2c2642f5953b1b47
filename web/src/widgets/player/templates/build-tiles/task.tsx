import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKidDrag } from '#kit/play/use-kid-drag.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { useTraySize } from '../tray.tsx';
import { CardButton } from '../../card.tsx';
import { Check } from '../../check.tsx';
import { say } from '#kit/play/speech.ts';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { faceName, shownWords, spokenFace } from '../../words.ts';

const line = 'line';
const tray = 'tray';

/** A word of letters or syllables, a sentence of words: a tap puts a tile at the end, another takes it back; so does typing. */
export function BuildTiles({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'build-tiles'>) {
  const { tongue } = useStage();
  const t = useTexts('tasks');
  const base = useTexts('player');
  const [own, setOrder] = useTry<readonly string[]>(tries, () => kept?.order ?? []);
  const size = useTraySize(task.tiles);
  const open = !busy && final === null;
  const order = final?.order ?? own;
  const built = order.flatMap((id) => task.tiles.filter((tile) => tile.id === id));
  const left = task.tiles.filter(({ id }) => !order.includes(id));
  const told = (next: readonly string[]) => {
    setOrder(next);
    announce(next.map((id) => nameOf(id)).join(task.joined ? '' : ' ') || base.empty);
  };
  const nameOf = (id: string) => {
    const tile = task.tiles.find((it) => it.id === id);
    return tile ? faceName(tile, tongue, base.pictures) : '';
  };
  const touch = (id: string) => {
    if (!open) return;
    const tile = task.tiles.find((it) => it.id === id);
    if (own.includes(id)) {
      play('back');
      told(own.filter((other) => other !== id));
      return;
    }
    play('drop');
    if (tile) say([spokenFace(tile, tongue)]);
    told([...own, id]);
  };
  const board = useKidDrag({
    disabled: !open,
    fits: (item, place) => (place === tray ? own.includes(item) : place === line || own.includes(place)),
    onDrop(item, place) {
      const others = own.filter((id) => id !== item);
      const at = place === line ? others.length : own.indexOf(place);
      told(place === tray ? others : [...others.slice(0, at), item, ...others.slice(at)]);
    },
  });
  const tileProps = (id: string) => {
    const { onClick: _, 'aria-pressed': __, 'data-picked': ___, ...drag } = board.item(id);
    return { ...drag, onClick: () => !board.swallowed() && touch(id) };
  };
  useKeys(
    {
      letter(letter) {
        const tile = left.find(
          ({ words }) => words && shownWords(words, tongue).toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
        );
        if (!tile) return false;
        touch(tile.id);
        return true;
      },
      digit(digit) {
        const tile = left[digit - 1];
        if (!tile) return false;
        touch(tile.id);
        return true;
      },
      Backspace() {
        const last = own.at(-1);
        if (last === undefined) return false;
        touch(last);
        return true;
      },
    },
    open,
  );
  return (
    <>
      <fieldset
        {...board.place(line)}
        style={size}
        aria-label={t.builtLine}
        className={`min-w-0 kid-place fit-tray flex min-h-24 w-full max-w-2xl flex-wrap items-center justify-center self-center p-2 ${task.joined ? 'gap-1' : 'gap-2'}`}
      >
        {built.map((tile, at) => (
          <CardButton
            key={tile.id}
            card={tile}
            {...tileProps(tile.id)}
            {...board.place(tile.id)}
            note={t.inLine(at + 1)}
            className="px-4!"
            mark={final !== null || (kept?.order[at] === tile.id && own[at] === tile.id) ? 'right' : undefined}
          />
        ))}
      </fieldset>
      <div {...board.place(tray)} style={size} className="kid-tray fit-tray self-center">
        {left.map((tile) => (
          <CardButton
            key={tile.id}
            card={tile}
            {...tileProps(tile.id)}
            className="px-4!"
            shake={open && missed?.order.includes(tile.id) === true && own.length === (kept?.order.length ?? 0)}
          />
        ))}
      </div>
      {!final && <Check ready={own.length > 0} busy={busy} onPress={() => onAnswer({ template: 'build-tiles', order: [...own] })} />}
    </>
  );
}
