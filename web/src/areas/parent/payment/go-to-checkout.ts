/** Leaves the app for the bank's own page: the whole window, never a frame. Answers false when there is nothing to pay at. */
export function goToCheckout(checkoutUrl: string | null): boolean {
  if (checkoutUrl === null) return false;
  window.location.assign(checkoutUrl);
  return true;
}
