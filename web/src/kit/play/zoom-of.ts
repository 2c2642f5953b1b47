/** How many pixels of the window a pixel of this element is: lengths measured in the window become its own by it. A browser that does not tell draws without zoom. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;
