import { linkRoutes } from './link-routes.tsx';
import { routes } from './routes.tsx';
import { staffRoutes } from './staff-routes.tsx';

/** Every path of the app: for what comes when the page is quiet. */
export const allRoutes = [...routes, ...linkRoutes, ...staffRoutes] as const;
