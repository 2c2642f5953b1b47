import type { ManagedProduct } from '@school/contract/catalogue/manager-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';
import { ChevronRight, Icon } from '#kit/icon.tsx';
import { type Column, Table } from '#kit/table.tsx';

import { useWide } from '../../families/use-wide.ts';
import { currencies, useProductWords } from './use-product-words.ts';

interface ProductListProps {
  products: readonly ManagedProduct[];
  onOpen(productCode: string): void;
}

/** Packages: a table where there is room for it, cards where there is not. */
export function ProductList({ products, onOpen }: ProductListProps) {
  return useWide() ? <ProductTable products={products} onOpen={onOpen} /> : <ProductCards products={products} onOpen={onOpen} />;
}

function ProductTable({ products, onOpen }: ProductListProps) {
  const t = useTexts('managerProducts');
  const words = useProductWords();
  const columns: Column<ManagedProduct>[] = [
    {
      id: 'product',
      title: t.columns.product,
      cell: openerOf(words.name, onOpen),
    },
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
  return <Table caption={t.caption} columns={columns} rows={products} keyOf={({ productCode }) => productCode} empty={t.empty} />;
}

const saleOf = (product: ManagedProduct) => <Sale product={product} />;

const openerOf = (nameOf: (product: ManagedProduct) => string, onOpen: (productCode: string) => void) => (product: ManagedProduct) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={() => onOpen(product.productCode)}
    className="inline-flex min-h-11 items-center rounded-sm font-bold text-brand hover:text-brand-deep"
  >
    {nameOf(product)}
  </button>
);

function ProductCards({ products, onOpen }: ProductListProps) {
  const t = useTexts('managerProducts');
  const words = useProductWords();
  return (
    <ul aria-label={t.caption} className="flex flex-col gap-2.5">
      {products.map((it) => (
        <li key={it.productCode}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(it.productCode)}
            className="press flex w-full items-center gap-3 rounded-md border border-line bg-card px-4 py-3 text-left shadow-press hover:border-brand"
          >
            <span className="flex min-w-0 grow flex-col gap-1">
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
            </span>
            <Icon of={ChevronRight} className="text-mute" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether families can order it. */
export function Sale({ product }: { product: Pick<ManagedProduct, 'onSale'> }) {
  const t = useTexts('managerProducts');
  return product.onSale ? <Badge tone="good">{t.onSale}</Badge> : <Badge>{t.offSale}</Badge>;
}
