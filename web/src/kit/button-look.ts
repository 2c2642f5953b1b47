import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'sun' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonKind, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-deep',
  // "Touch this now": at most one on a page.
  sun: 'bg-sun text-on-sun shadow-press hover:bg-sun-deep',
  secondary: 'bg-card text-ink border-2 border-line hover:border-brand',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'bg-card text-bad border-2 border-bad hover:bg-bad-soft',
};
const off = 'bg-sunk text-mute border-2 border-line';

/** The shape of everything that is pressed like a button, links included. */
export const buttonLook = (kind: ButtonKind, { size = 'medium', disabled = false, wide = false } = {}): string =>
  classNames(
    'press inline-flex items-center justify-center gap-2 rounded-md text-center font-extrabold select-none',
    size === 'large' ? 'min-h-14 px-5 py-2 text-lg' : size === 'small' ? 'min-h-11 px-4 py-1.5 text-sm' : 'min-h-12 px-5 py-2 text-base',
    wide && 'w-full',
    disabled ? off : looks[kind],
  );
