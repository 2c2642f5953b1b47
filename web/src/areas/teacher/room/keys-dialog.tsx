import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import { KeyLine, KeysList } from '#widgets/keys/keys-list.tsx';

/** What the keys of the room do. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { keysTitle, keys: t, space } = useTexts('teacherRoom');
  const keys = [
    [space, t.next],
    ['Shift + 1–8', t.seats],
    ['L', t.lock],
    ['S', t.star],
    ['M', t.mic],
    ['B', t.board],
    ['P', t.panel],
    ['?', t.help],
  ] as const;
  return (
    <Dialog title={keysTitle} onClose={onClose}>
      <KeysList>
        {keys.map(([key, does]) => (
          <KeyLine key={key} name={key}>
            {does}
          </KeyLine>
        ))}
      </KeysList>
    </Dialog>
  );
}
