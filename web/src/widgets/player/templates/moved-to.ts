/** Moves a card to where another one is; the others make room. */
export function movedTo(order: readonly string[], card: string, place: string): string[] {
  const to = order.indexOf(place);
  const others = order.filter((id) => id !== card);
  return to < 0 || !order.includes(card) ? [...order] : [...others.slice(0, to), card, ...others.slice(to)];
}
