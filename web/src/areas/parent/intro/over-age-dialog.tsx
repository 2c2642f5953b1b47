import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';

interface OverAgeDialogProps {
  name: string;
  ages: { from: number; to: number; kid: number };
  onClose(): void;
  onConfirm(): void;
}

/** A kid above the ages of the subject: the parent decides (docs/rules/trials.md#who-may-have-one). */
export function OverAgeDialog({ name, ages, onClose, onConfirm }: OverAgeDialogProps) {
  const t = useTexts('introApplication');
  return (
    <Dialog
      title={t.overAge(name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.other}</Button>
          <Button kind="primary" onPress={onConfirm}>
            {t.bookAnyway}
          </Button>
        </>
      }
    >
      <p>{t.overAgeAbout(ages.from, ages.to, ages.kid)}</p>
    </Dialog>
  );
}
