/** The number of an order as people read it out: the end of its id, in two groups («3f2a-91bc»). The search box knows it. */
export const orderNumber = (orderId: string): string => `${orderId.slice(-8, -4)}-${orderId.slice(-4)}`;
