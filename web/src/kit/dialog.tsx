import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

import { Icon, X } from './icon.tsx';
import { NoticeOutlet } from './notice-outlet.tsx';
import { useSurroundings } from './surroundings.tsx';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons along the lower edge, the primary last. */
  actions?: ReactNode;
  width?: 'narrow' | 'wide';
}

const frame = 'flex flex-col overflow-hidden bg-card text-ink shadow-float backdrop:bg-shade';

/** A question or a small task in the middle of the screen. It is open as long as it is rendered. */
export function Dialog({ width = 'narrow', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={`${frame} m-auto max-h-[min(90dvh,52rem)] w-[calc(100%-2rem)] rounded-lg ${width === 'wide' ? 'max-w-3xl' : 'max-w-lg'}`}
    />
  );
}

/** Actions and choices: slides up from the lower edge of a phone, under the thumb; a dialog on a wide screen. */
export function Sheet({ width = 'narrow', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      className={`${frame} m-0 mt-auto max-h-[88dvh] w-full max-w-none animate-rise rounded-t-lg pb-[env(safe-area-inset-bottom)] md:m-auto md:w-[calc(100%-2rem)] md:rounded-lg ${width === 'wide' ? 'md:max-w-3xl' : 'md:max-w-lg'}`}
    />
  );
}

/** A task beside what it is about: along the right edge of a wide screen, from the lower edge on a phone. */
export const Drawer = (props: Omit<DialogProps, 'width'>) => (
  <Modal
    {...props}
    className={`${frame} m-0 mt-auto max-h-[92dvh] w-full max-w-none animate-rise rounded-t-lg pb-[env(safe-area-inset-bottom)] md:mt-0 md:ml-auto md:h-dvh md:max-h-dvh md:max-w-120 md:rounded-l-lg md:rounded-tr-none`}
  />
);

function Modal({ title, onClose, children, actions, className }: DialogProps & { className: string }) {
  const titleId = useId();
  const { words } = useSurroundings();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  // The browser itself keeps the focus inside, makes the rest inert, and gives the focus back at the end.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const before = document.activeElement;
    if (!shown.open) shown.showModal();
    // The heading says where one is; what stands inside comes now and may take the focus itself.
    heading.current?.focus();
    setElement(shown);
    return () => {
      shown.close();
      giveBack(before);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={className}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && outside(event.nativeEvent, dialog.current)) onClose();
      }}
    >
      <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="grow text-xl outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="press grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft"
        >
          <Icon of={X} />
        </button>
      </header>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-5">{element && children}</div>
      {actions !== undefined && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4 empty:hidden *:grow md:*:grow-0">{actions}</footer>
      )}
      <NoticeOutlet />
    </dialog>
  );
}

/** Milliseconds within which what opened a dialog may go with what was done in it: the page asks the school anew after that. */
const settles = 10_000;

/** The focus goes back to what opened the dialog. Once that has gone, at once or a moment later, one stands at the heading of the page, and not nowhere. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  requestAnimationFrame(focusHeadingIfLost);
  const going = new MutationObserver(() => {
    if (opener?.isConnected) return;
    going.disconnect();
    focusHeadingIfLost();
  });
  going.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => going.disconnect(), settles);
}

function focusHeadingIfLost(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // Below an open dialog the page takes no focus.
  const heading = [...document.querySelectorAll<HTMLElement>('dialog[open] h2')].at(-1) ?? document.querySelector('h1');
  heading?.focus({ preventScroll: true });
}

/** Whether a press fell on the shade around the dialog. */
function outside(press: { clientX: number; clientY: number }, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return press.clientX < left || press.clientX > right || press.clientY < top || press.clientY > bottom;
}
