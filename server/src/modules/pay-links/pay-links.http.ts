import type { payLinksCalls } from '@school/contract/pay-links/calls';

import type { Handlers } from '#platform/http';

import type { PayLinks } from './pay-links.ts';

export const payLinksHttp = (payLinks: PayLinks): Handlers<typeof payLinksCalls> => ({
  'POST /pay-links': ({ who, body }) => payLinks.orderWithLink(who, body),
  'GET /orders/:orderId/pay-link': ({ who, params }) => payLinks.linkOf(who.customerId, params.orderId),
  'POST /orders/:orderId/pay-link': ({ who, params }) => payLinks.linkTo(who, params.orderId),
  'POST /orders/:orderId/pay-link/withdraw': ({ who, params }) => payLinks.withdraw(who.customerId, params.orderId),
  'POST /pay-links/look': ({ body, request }) => payLinks.look(body.token, request.ip),
  'POST /pay-links/pay': ({ body, request }) => payLinks.pay(body, request.ip),
});
