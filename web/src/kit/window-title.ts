import { useEffect } from 'react';

import { useSurroundings } from './surroundings.tsx';

/** The title of the window of a page without a heading of its own: a player. Undefined: it is not known yet. */
export function useWindowTitle(title: string | undefined): void {
  const { app } = useSurroundings();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${app}`;
  }, [title, app]);
}
