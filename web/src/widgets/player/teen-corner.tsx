import { FocusLeft } from './focus-left.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The corner of a task from ten on: what is left of the stretch in focus, and the look of the pages. */
export const TeenCorner = () => (
  <>
    <FocusLeft />
    <ThemeSwitch />
  </>
);
