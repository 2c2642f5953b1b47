import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { startTour, useTourSteps } from './tour-steps.ts';

/** Begins the tour again: in the help and in the settings. */
export function StartTour() {
  const t = useTexts('tour');
  const steps = useTourSteps();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-card shadow-flat px-5 py-4">
      <span className="text-mute">{t.againAbout(steps.length)}</span>
      <Button onPress={() => void startTour()}>{t.again}</Button>
    </div>
  );
}
