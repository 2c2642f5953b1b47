import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';

import { CircleAlert, CircleCheck, Icon, Info, X } from './icon.tsx';
import { useSurroundings } from './surroundings.tsx';

/** Short messages at the top of the screen: red when something went wrong, with an undo when something was done. */

export interface Notice {
  id: number;
  tone: 'bad' | 'good' | 'info';
  text: string;
  /** The next step, as a button: «Отменить», «Повторить». */
  action?: { label: string; onPress(): void };
}

let notices: readonly Notice[] = [];
let outlets: readonly string[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(next: { notices?: readonly Notice[]; outlets?: readonly string[] }): void {
  notices = next.notices ?? notices;
  outlets = next.outlets ?? outlets;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Milliseconds a message stays by itself; a red one stays until it is closed or replaced. */
const stays = { good: 5_000, info: 8_000, bad: undefined };
/** An undo is offered this long (design: 10 s). */
const staysWithAction = 10_000;

/** Shows a message; the same text is not shown twice. Gives its id, for `closeNotice`. */
export function raiseNotice(notice: Omit<Notice, 'id'>): number {
  const same = notices.find((it) => it.text === notice.text && it.tone === notice.tone);
  if (same) return same.id;
  const id = ++last;
  // One red notice at a time: the newest failure is the one that matters.
  const others = notice.tone === 'bad' ? notices.filter((it) => it.tone !== 'bad') : notices;
  change({ notices: [...others.slice(-2), { ...notice, id }] });
  const life = notice.action && notice.tone !== 'bad' ? staysWithAction : stays[notice.tone];
  if (life !== undefined) setTimeout(() => closeNotice(id), life);
  return id;
}

/** Takes a message away. */
export const closeNotice = (id: number): void => change({ notices: notices.filter((it) => it.id !== id) });

const looks = {
  bad: { box: 'border-bad bg-bad-soft text-bad', icon: CircleAlert },
  good: { box: 'border-good bg-good-soft text-good', icon: CircleCheck },
  info: { box: 'border-brand bg-brand-soft text-ink', icon: Info },
};

/**
 * Where the messages stand: once in the shell, and once inside every open dialog, since nothing outside of an open
 * dialog is seen by a screen reader. The innermost shows them.
 */
export function NoticeOutlet(): ReactNode {
  const id = useId();
  const { words } = useSurroundings();
  const shown = useSyncExternalStore(subscribe, () => notices);
  const innermost = useSyncExternalStore(subscribe, () => outlets.at(-1));
  useEffect(() => {
    change({ outlets: [...outlets, id] });
    return () => change({ outlets: outlets.filter((it) => it !== id) });
  }, [id]);
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 mx-auto flex max-w-2xl flex-col gap-2 p-3" data-notices>
      {innermost === id && shown.map((notice) => <Message key={notice.id} notice={notice} close={words.close} />)}
    </div>
  );
}

function Message({ notice, close }: { notice: Notice; close: string }) {
  const { box, icon } = looks[notice.tone];
  return (
    <div
      role={notice.tone === 'bad' ? 'alert' : 'status'}
      className={`pointer-events-auto flex animate-fade items-center gap-3 rounded-md border-2 py-1.5 pr-1.5 pl-4 shadow-float ${box}`}
    >
      <Icon of={icon} size={22} />
      <p className="grow py-2 font-bold">{notice.text}</p>
      {notice.action && (
        <button
          type="button"
          className="press min-h-11 shrink-0 rounded-full px-3 font-bold underline decoration-2 underline-offset-4"
          onClick={() => {
            closeNotice(notice.id);
            notice.action?.onPress();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={close}
        className="press grid size-11 shrink-0 place-items-center rounded-full"
        onClick={() => closeNotice(notice.id)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/** A calm screen over everything while there is no connection; nothing under it can be touched or lost. */
export function Blocker({ title, children, picture }: { title: string; children: ReactNode; picture: ReactNode }) {
  const titleId = useId();
  const textId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      className="m-auto max-w-md rounded-lg bg-card p-8 text-center text-ink shadow-float backdrop:bg-shade backdrop:backdrop-blur-sm"
    >
      <div className="mb-4 flex justify-center text-brand">{picture}</div>
      <h2 id={titleId} tabIndex={-1} autoFocus className="text-xl outline-none">
        {title}
      </h2>
      <p id={textId} className="mt-2 text-mute">
        {children}
      </p>
    </dialog>
  );
}
