import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CheckChips } from '#kit/chips.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { type ColumnId, columnIds } from './columns.ts';

interface ColumnsDialogProps {
  columns: readonly ColumnId[];
  onChoose(columns: readonly ColumnId[]): void;
  onClose(): void;
}

/** Which columns the table and its file have. Each tap works at once. */
export function ColumnsDialog({ columns, onChoose, onClose }: ColumnsDialogProps) {
  const t = useTexts('manager');
  const wordOf = (id: ColumnId) => (id === 'gold' ? t.goldFull : id === 'silver' ? t.silverFull : t.columns[id]);
  return (
    <Dialog
      title={t.columnsChoice}
      onClose={onClose}
      actions={
        <Button kind="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <CheckChips
        label={t.columnsChoice}
        labelHidden
        name="columns"
        required
        help={t.columnsAbout}
        value={columns}
        onChange={onChoose}
        chips={columnIds.map((id) => ({ value: id, label: wordOf(id) }))}
      />
    </Dialog>
  );
}
