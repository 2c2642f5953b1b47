import { useTexts } from '#i18n/texts.ts';
import { ChevronDown, ChevronUp, Icon } from '#kit/icon.tsx';
import type { ColumnId } from './columns.ts';
import { pressedOrder, type RowOrder } from './row-order.ts';

interface ColumnHeadProps {
  id: ColumnId | 'parent';
  order: RowOrder | undefined;
  onOrder(order: string): void;
  className: string;
}

/** The head of a column: a button that puts the whole list in its order. */
export function ColumnHead({ id, order, onOrder, className }: ColumnHeadProps) {
  const t = useTexts('manager');
  const sorted = order?.by === id ? order : undefined;
  const title = id === 'gold' ? t.goldFull : id === 'silver' ? t.silverFull : undefined;
  return (
    <th
      scope="col"
      title={title}
      aria-sort={sorted ? (sorted.down ? 'descending' : 'ascending') : undefined}
      className={`sticky top-0 h-[38px] border-b border-line bg-sunk px-3 font-bold whitespace-nowrap ${className}`}
    >
      <button
        type="button"
        onClick={() => onOrder(pressedOrder(order, id))}
        className="inline-flex h-[34px] items-center gap-1 rounded-sm font-bold hover:text-brand"
      >
        {t.columns[id]}
        {sorted && <Icon of={sorted.down ? ChevronDown : ChevronUp} size={16} />}
      </button>
    </th>
  );
}
