import { Outlet } from '@tanstack/react-router';

/** The kid area: sky above, meadow below, the page brings its own way home. */
export const Layout = () => (
  <main id="content" className="flex min-h-dvh flex-col bg-linear-to-b from-sky to-meadow">
    <Outlet />
  </main>
);
