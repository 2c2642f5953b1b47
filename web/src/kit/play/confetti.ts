import { wantsStill } from './wants-still.ts';

/** Confetti over the page: fetched only when somebody has won, and not at all for those who want no motion. */
export async function throwConfetti(): Promise<void> {
  if (wantsStill()) return;
  const { default: confetti } = await import('canvas-confetti');
  // Without a worker: the content policy allows none made of text.
  const fire = confetti.create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true });
  const colors = ['#ffcf3f', '#6246c9', '#ff8a65', '#4ecdc4', '#ff6fa5'];
  const from = (x: number, angle: number) => fire({ particleCount: 60, spread: 70, angle, origin: { x, y: 0.8 }, colors, ticks: 160 });
  void from(0.1, 60);
  void from(0.9, 120);
}
