/** Whether whoever sits here wants no motion: the device says so, or the page is calm by its own switch. */
export const wantsStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['calm'] === 'on';
