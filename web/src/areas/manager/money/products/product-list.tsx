import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import type { Column } from '#kit/table.tsx';

import { OpeningList } from '../../opening-list.tsx';
import { currencies, useProductWords } from './use-product-words.ts';

interface ProductListProps {
  products: readonly ManagedProduct[];
  onOpen(productCode: string): void;
}

/** Packages: what each costs now, and what it will cost. */
export function ProductList({ products, onOpen }: ProductListProps) {
  const t = useTexts('managerProducts');
  const words = useProductWords();
  const columns: Column<ManagedProduct>[] = [
    { id: 'sale', title: t.columns.sale, cell: saleOf },
    ...currencies.map((currency): Column<ManagedProduct> => ({
      id: currency,
      title: currency,
      align: 'right',
      cell: (it) => words.price(it, currency),
    })),
    { id: 'perLesson', title: t.columns.perLesson, align: 'right', cell: words.lesson },
    { id: 'planned', title: t.columns.planned, cell: (it) => words.planned(it).join(', ') },
  ];
  return (
    <OpeningList<ManagedProduct>
      caption={t.caption}
      rows={products}
      keyOf={({ productCode }) => productCode}
      onOpen={({ productCode }) => onOpen(productCode)}
      name={{ title: t.columns.product, of: words.name }}
      columns={columns}
      renderCard={(it) => (
        <>
          <span className="font-bold">{words.name(it)}</span>
          <span className="figures">
            {words.price(it, 'BYN')} <span className="text-sm text-mute">· {t.form.perLesson(words.lesson(it))}</span>
          </span>
          {words.planned(it).map((line) => (
            <span key={line} className="text-sm text-mute figures">
              {line}
            </span>
          ))}
          <span className="flex flex-wrap gap-1.5 pt-0.5">
            <Sale product={it} />
          </span>
        </>
      )}
    />
  );
}

const saleOf = (product: ManagedProduct) => <Sale product={product} />;

/** Whether families can order it. */
export function Sale({ product }: { product: Pick<ManagedProduct, 'onSale'> }) {
  const t = useTexts('managerProducts');
  return product.onSale ? <Badge tone="good">{t.onSale}</Badge> : <Badge>{t.offSale}</Badge>;
}
