import { under } from './page-routes.ts';

/** The paths that somebody comes to once, by a link that was sent; as `routes.tsx` has the others. */

const link = under(() => import('#areas/entry/layout.tsx'));

export const linkRoutes = [
  link('/reset-password', () => import('#areas/entry/reset-password/reset-password-page.tsx'), ['newPassword'], ['mode', 'code', 'by']),
  link('/invitation', () => import('#areas/entry/invitation/invitation-page.tsx'), ['staff', 'refusals']),
  link('/join', () => import('#areas/entry/join/join-page.tsx'), ['joining', 'refusals']),
  link('/adult', () => import('#areas/entry/adult/adult-page.tsx'), ['adultEntry', 'refusals']),
  link('/pay', () => import('#areas/entry/pay/pay-page.tsx'), ['payEntry', 'refusals']),
  link('/agree', () => import('#areas/entry/join/agree-page.tsx'), ['joining', 'refusals'], ['next']),
  link('/setup', () => import('#areas/entry/setup/setup-page.tsx'), ['setup', 'secondFactor', 'refusals']),
] as const;
