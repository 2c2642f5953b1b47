import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import { KeyLine, KeysList } from '#widgets/keys/keys-list.tsx';

const keys = [
  ['N', 'next'],
  ['R', 'report'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

interface KeysDialogProps {
  /** The key that found nothing to go to. */
  told: 'next' | 'report' | undefined;
  onClose(): void;
}

/** What the keys of the workspace do. */
export function KeysDialog({ told, onClose }: KeysDialogProps) {
  const { keys: t } = useTexts('teacherWorkspace');
  return (
    <Dialog title={t.title} onClose={onClose}>
      <output className="block font-bold empty:hidden">{told === 'next' ? t.noNext : told === 'report' ? t.noReport : ''}</output>
      <KeysList>
        {keys.map(([key, name]) => (
          <KeyLine key={key} name={key}>
            {t[name]}
          </KeyLine>
        ))}
      </KeysList>
    </Dialog>
  );
}
