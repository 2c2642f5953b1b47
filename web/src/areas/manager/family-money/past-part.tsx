import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';

import { TableOrCards } from '../table-or-cards.tsx';

/** What the family paid by the books of another program: history, apart from orders and balance. */
export function PastPart({ past }: Pick<FamilyMoney, 'past'>) {
  const t = useTexts('familyMoney').past;
  const locale = useLocale();
  if (past.length === 0) return null;
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.title}</h2>
      <p className="text-mute">{t.about}</p>
      <TableOrCards
        caption={t.title}
        columns={[
          { id: 'day', title: t.day, cell: (it) => dateText(locale, it.day, 'date') },
          { id: 'total', title: t.total, align: 'right', cell: ({ total }) => money(locale, total) },
          { id: 'about', title: t.what, cell: ({ about }) => about },
          { id: 'document', title: t.document, cell: ({ document }) => document },
        ]}
        rows={past}
        keyOf={(it) => `${it.day} ${it.total.amount} ${it.total.currency} ${it.document ?? it.about ?? ''}`}
        empty={null}
      />
    </section>
  );
}
