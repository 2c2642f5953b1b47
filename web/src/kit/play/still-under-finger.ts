const stop = (event: Event): void => event.preventDefault();

/**
 * For a sheet that is drawn on: a quick line that ends in motion is no flick of the page, whose end would swallow the next tap (on
 * "ready", for one). Pointer events come as ever. Gives what ends it.
 */
export function stillUnderFinger(sheet: Element | null): () => void {
  // React listens to touches passively: there nothing can be prevented.
  sheet?.addEventListener('touchstart', stop, { passive: false });
  return () => sheet?.removeEventListener('touchstart', stop);
}
