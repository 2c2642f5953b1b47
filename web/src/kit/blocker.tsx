import { type ReactNode, useEffect, useId, useRef } from 'react';

interface BlockerProps {
  title: string;
  children: ReactNode;
  picture: ReactNode;
  /** What can be done all the same: a button. */
  below?: ReactNode;
}

/** A calm screen over everything while there is no connection; nothing under it can be touched or lost. */
export function Blocker({ title, children, picture, below }: BlockerProps) {
  const titleId = useId();
  const textId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg bg-card p-8 text-center text-ink shadow-float backdrop:bg-shade backdrop:backdrop-blur-sm"
    >
      <div className="mb-4 flex justify-center text-brand">{picture}</div>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p id={textId} className="mt-2 text-mute">
        {children}
      </p>
      {below !== undefined && <p className="mt-6">{below}</p>}
    </dialog>
  );
}
