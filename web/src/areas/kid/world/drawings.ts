import { lazy } from 'react';

const forest = () => import('./forest.tsx');
const isles = () => import('./isles.tsx');

/** How the way is drawn for each age: a child loads its own alone. */
export const drawings = {
  pre: lazy(() => forest().then((file) => ({ default: file.Forest }))),
  junior: lazy(() => isles().then((file) => ({ default: file.Isles }))),
};

/** Fetches what a child of that age will see, beside its data. */
export const fetchDrawing = (band: 'pre' | 'junior' | 'teen'): void => {
  if (band !== 'teen') void (band === 'pre' ? forest() : isles()).catch(() => undefined);
};
