import { useTexts } from '#i18n/texts.ts';
import { useFocus } from './focus.ts';

/** In the head of a task: what is left of the stretch, or that it is time to rest. */
export function FocusLeft() {
  const { focus: t } = useTexts('kidSkills');
  const focus = useFocus();
  if (!focus) return null;
  const minutes = focus.minutes + (focus.seconds > 0 ? 1 : 0);
  return (
    <p role="timer" className="rounded-full bg-card px-3 py-1 text-sm font-bold figures">
      {focus.kind === 'work' ? t.left(minutes) : t.restNow(minutes)}
    </p>
  );
}
