import { entryRoutes } from './entry-routes.tsx';
import { kidRoutes } from './kid-routes.tsx';
import { linkRoutes } from './link-routes.tsx';
import { managerRoutes } from './manager-routes.tsx';
import { parentRoutes } from './parent-routes.tsx';
import { teacherRoutes } from './teacher-routes.tsx';

/** Every path of the app: for what comes when the page is quiet. */
export const allRoutes = [...entryRoutes, ...parentRoutes, ...kidRoutes, ...linkRoutes, ...teacherRoutes, ...managerRoutes] as const;
