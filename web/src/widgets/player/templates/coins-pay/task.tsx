import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Check } from '../../check.tsx';
import { Coin } from '../../figures.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';

const most = 60;

/** Lay out the sum: a tap on a coin of the purse lays one down, a tap on a laid one takes it back. */
export function CoinsPay({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'coins-pay'>) {
  const t = useTexts('tasks');
  const further = useTexts('furtherTasks');
  const [own, setOwn] = useTry<readonly number[]>(tries, () => kept?.coins ?? missed?.coins ?? []);
  const laid = final?.coins ?? own;
  const open = !busy && final === null;
  const lay = (coin: number) => {
    if (!open || own.length >= most) return;
    play('drop');
    setOwn([...own, coin]);
    announce(further.laid(own.length + 1));
  };
  const takeBack = (at: number) => {
    if (!open || at < 0) return false;
    play('back');
    setOwn(own.filter((_, index) => index !== at));
    announce(further.laid(own.length - 1));
    return true;
  };
  useKeys(
    {
      digit(digit) {
        const coin = task.coins[digit - 1];
        if (coin === undefined) return false;
        lay(coin);
        return true;
      },
      Backspace: () => takeBack(own.length - 1),
    },
    open,
  );
  return (
    <>
      <p className="self-center text-[2.6rem] font-extrabold figures">{task.sum}</p>
      <ul
        aria-label={further.laid(laid.length)}
        className="kid-dish kid-place flex min-h-28 w-full max-w-xl list-none flex-wrap content-center justify-center gap-1.5 self-center p-3"
      >
        {laid.map((coin, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal coins differ only by their place
          <li key={at}>
            <button
              type="button"
              aria-label={further.takeCoin(coin)}
              aria-disabled={!open || undefined}
              onClick={() => takeBack(at)}
              className="press size-16 rounded-full"
            >
              <Coin value={coin} />
            </button>
          </li>
        ))}
      </ul>
      {!final && (
        <fieldset className="kid-tray min-w-0 self-center" aria-label={further.purse}>
          {task.coins.map((coin) => (
            <button key={coin} type="button" aria-label={t.coin(coin)} onClick={() => lay(coin)} className="press size-20 rounded-full">
              <Coin value={coin} />
            </button>
          ))}
        </fieldset>
      )}
      {!final && <Check ready={own.length > 0} busy={busy} onPress={() => onAnswer({ template: 'coins-pay', coins: [...own] })} />}
    </>
  );
}
