import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';

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

/** What the keys of the cabinet do. */
export function KeysDialog({ told, onClose }: KeysDialogProps) {
  const { keys: t } = useTexts('teacherCabinet');
  return (
    <Dialog title={t.title} onClose={onClose}>
      <output className="block font-bold empty:hidden">{told === 'next' ? t.noNext : told === 'report' ? t.noReport : ''}</output>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        {keys.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-11 place-items-center rounded-sm border-2 border-line px-2 py-1 font-bold">{key}</kbd>
            </dt>
            <dd>{t[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
