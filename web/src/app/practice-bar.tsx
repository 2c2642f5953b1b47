import { useTexts } from '#i18n/texts.ts';

/** docs/decisions/0214: at the top of every page, so that nobody takes what is tried here for their school. */
export function PracticeBar() {
  const { bar } = useTexts('practice');
  return (
    <p role="note" className="bg-warn-soft px-4 py-1 text-center text-sm font-bold text-warn">
      {bar}
    </p>
  );
}
