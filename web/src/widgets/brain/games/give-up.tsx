import { useTexts } from '#i18n/texts.ts';

/** On to the next one without having solved this: nobody sits before a puzzle for ever. */
export function GiveUp({ open, onPress }: { open: boolean; onPress(): void }) {
  const t = useTexts('brainGames');
  return (
    <button
      type="button"
      disabled={!open}
      className="press min-h-12 self-center rounded-full px-5 underline underline-offset-4"
      onClick={onPress}
    >
      {t.giveUp}
    </button>
  );
}
