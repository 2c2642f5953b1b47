import type { Band } from '#widgets/player/band.ts';

/** A page of its own to draw on while nobody waits for anything. */
export const Drawing = ({ band }: { band: Band }) => <div data-band={band} className="size-full rounded-md bg-card shadow-press" />;
