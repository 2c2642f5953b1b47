import { type KeyboardEvent, type ReactNode, useState } from 'react';

interface CellGridProps {
  label: string;
  rows: number;
  columns: number;
  /** What a square is called: «ряд 1, столбик 2, закрашено». */
  name(cell: number): string;
  children(cell: number): ReactNode;
  onPress(cell: number): void;
  /** A finger that slides over squares touches each of them. */
  onSlide?(cell: number): void;
  onKey?(cell: number, key: string): boolean;
  look(cell: number): string;
  pressed?(cell: number): boolean | undefined;
  /** The square in use. */
  at?: number | null;
  disabled: boolean;
  /** CSS length of a square's side. */
  side: string;
}

/** A field of squares: one stop for Tab, arrows walk in it, Enter or Space presses. */
export function CellGrid({
  label,
  rows,
  columns,
  name,
  children,
  onPress,
  onSlide,
  onKey,
  look,
  pressed,
  at,
  disabled,
  side,
}: CellGridProps) {
  const [focus, setFocus] = useState(0);
  const stop = at ?? focus;
  const walk = (event: KeyboardEvent<HTMLElement>, cell: number) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const to = {
      ArrowUp: row > 0 ? cell - columns : cell,
      ArrowDown: row < rows - 1 ? cell + columns : cell,
      ArrowLeft: column > 0 ? cell - 1 : cell,
      ArrowRight: column < columns - 1 ? cell + 1 : cell,
    }[event.key];
    if (to === undefined) {
      if (onKey?.(cell, event.key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    setFocus(to);
    const next = event.currentTarget.closest('[role=grid]')?.querySelector(`[data-cell="${to}"]`);
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of buttons is a table that is walked by arrows
      role="grid"
      aria-label={label}
      className="touch-none border-separate border-spacing-[3px] select-none"
      onPointerMove={(event) => {
        if (!onSlide || disabled || event.buttons === 0) return;
        const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-cell]');
        if (under instanceof HTMLElement && event.currentTarget.contains(under)) onSlide(Number(under.dataset['cell']));
      }}
    >
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: columns }, (__, column) => {
              const cell = row * columns + column;
              return (
                <td key={column} className="p-0">
                  <button
                    type="button"
                    data-cell={cell}
                    tabIndex={cell === stop ? 0 : -1}
                    aria-label={name(cell)}
                    aria-pressed={pressed?.(cell)}
                    aria-disabled={disabled || undefined}
                    style={{ width: `var(--c, max(var(--cell, 0px), ${side}))`, height: `var(--c, max(var(--cell, 0px), ${side}))` }}
                    className={`grid place-items-center rounded-sm ${look(cell)}`}
                    onFocus={() => setFocus(cell)}
                    onPointerDown={(event) => event.currentTarget.releasePointerCapture(event.pointerId)}
                    onClick={() => !disabled && onPress(cell)}
                    onKeyDown={(event) => walk(event, cell)}
                  >
                    {children(cell)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
