import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { useSession } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import { goTo, placeNow, show } from '#kit/router/navigation.ts';
import { Switch } from '#kit/checkbox.tsx';
import { isTyping } from '#widgets/keys/is-typing.ts';
import { KeyLine, KeysList } from '#widgets/keys/keys-list.tsx';
import { keysAreOn, turnKeys } from './keys-are-on.ts';
import { parentKeyOf, parentKeys } from './parent-key-of.ts';

/** Where a key is a move in a game or an answer to a task, or there is no menu. */
const isElsewhere = (pathname: string): boolean => /^\/(kids|brain-trainer|onboarding|login|registration|logout)(\/|$)/.test(pathname);

/** The keys of a parent: its places, `/` finds an answer, `?` shows this list. They can be turned off. */
export function ParentKeys() {
  const isParent = useSession()?.role === 'parent';
  const pathname = useSyncExternalStore(show, () => placeNow()?.pathname ?? '/');
  const [isShown, setIsShown] = useState(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = parentKeyOf(event);
    if (!key || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    if (!isParent || isElsewhere(pathname) || (!keysAreOn() && key !== 'help')) return;
    event.preventDefault();
    if (key === 'help') setIsShown(true);
    else void walk(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return isShown && isParent ? <KeysDialog onClose={() => setIsShown(false)} /> : null;
}

async function walk(key: (typeof parentKeys)[number][1]): Promise<void> {
  const place = parentKeys.find(([, name]) => name === key);
  if (!place) return;
  if (location.pathname !== place[2]) await goTo(place[2]);
  if (key !== 'search') return;
  // The page takes the focus to its heading first.
  setTimeout(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(), 400);
}

function KeysDialog({ onClose }: { onClose(): void }) {
  const { keys: t } = useTexts('tour');
  const [isOn, setIsOn] = useState(keysAreOn);
  return (
    <Dialog title={t.title} onClose={onClose}>
      <KeysList>
        {parentKeys.map(([letter, name]) => (
          <KeyLine key={letter} name={letter}>
            {t[name]}
          </KeyLine>
        ))}
        <KeyLine name="?">{t.help}</KeyLine>
      </KeysList>
      <Switch
        note={t.onAbout}
        checked={isOn}
        onChange={(on) => {
          turnKeys(on);
          setIsOn(on);
        }}
      >
        {t.on}
      </Switch>
    </Dialog>
  );
}
