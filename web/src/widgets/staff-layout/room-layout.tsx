import { Outlet } from '#kit/router/router.tsx';

import { StaffStyles } from './staff-styles.tsx';

/** A room of a lesson as the staff has it: the window is the room. */
export const Layout = () => (
  <main id="content" className="flex min-h-window flex-col">
    <StaffStyles />
    <Outlet />
  </main>
);
