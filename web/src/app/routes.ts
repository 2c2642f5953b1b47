import type { Route } from '#kit/router/table.ts';

import type { entryRoutes } from './entry-routes.tsx';
import type { kidRoutes } from './kid-routes.tsx';
import type { linkRoutes } from './link-routes.tsx';
import type { managerRoutes } from './manager-routes.tsx';
import type { parentRoutes } from './parent-routes.tsx';
import type { teacherRoutes } from './teacher-routes.tsx';

declare module '#kit/router/table.ts' {
  interface Register {
    routes: readonly [
      ...typeof entryRoutes,
      ...typeof parentRoutes,
      ...typeof kidRoutes,
      ...typeof linkRoutes,
      ...typeof teacherRoutes,
      ...typeof managerRoutes,
    ];
  }
}

/** The table in which an address stands: each area has its own, and nobody loads another's. */
export const routesOf = async (pathname: string): Promise<readonly Route[]> => {
  if (/^\/manager(\/|$)/.test(pathname)) return (await import('./manager-routes.tsx')).managerRoutes;
  if (/^\/teacher(\/|$)/.test(pathname)) return (await import('./teacher-routes.tsx')).teacherRoutes;
  if (/^\/(kids\/|brain-trainer\/.+\/.)/.test(pathname)) return (await import('./kid-routes.tsx')).kidRoutes;
  if (/^\/(reset-password|invitation|join|adult|pay|agree|setup)$/.test(pathname)) return (await import('./link-routes.tsx')).linkRoutes;
  if (/^\/(login|registration|room|logout|kid-switcher|legal|onboarding|dev)(\/|$)/.test(pathname))
    return (await import('./entry-routes.tsx')).entryRoutes;
  return (await import('./parent-routes.tsx')).parentRoutes;
};
