import type { Currency } from '@school/contract/shapes';
import { useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FileInput } from '#kit/file-input.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';

import { TableOrCards } from '../../table-or-cards.tsx';
import { CurrencyField } from '../currency-field.tsx';
import { MoneyTabs } from '../money-tabs.tsx';
import { useStatementColumns } from './statement-columns.tsx';
import { useStatement } from './use-statement.ts';

/** A bank statement: what came, which orders it pays, and what is left to decide by hand. */
export function Page() {
  const t = useTexts('bankStatement');
  const input = useRef<HTMLInputElement>(null);
  const [currency, setCurrency] = useState<Currency>('BYN');
  const { file, lines, busy, toWrite, open, write, writeAll } = useStatement();
  const columns = useStatementColumns(busy, (line) => void write(line).catch(() => undefined));
  const all = async () => {
    const n = await writeAll();
    raiseNotice({ tone: 'good', text: t.wrote(n) });
  };
  return (
    <PageLayout title={t.title} width="wide">
      <MoneyTabs />
      <p className="text-mute">{t.about}</p>
      <div className="flex flex-wrap items-end gap-4">
        <CurrencyField label={t.currency} value={currency} onChange={setCurrency} />
        <FileInput
          ref={input}
          label={t.choose}
          accept=".txt,.csv,.xml,text/plain,text/csv,application/xml"
          onChosen={(chosen) => void open(chosen, currency).catch(() => undefined)}
        />
        <Button {...(!file && { kind: 'primary' as const })} busy={busy} onPress={() => input.current?.click()}>
          {file ? t.other : t.choose}
        </Button>
        {toWrite.length > 0 && (
          <Button kind="primary" busy={busy} onPress={() => void all().catch(() => undefined)}>
            {t.writeAll(toWrite.length)}
          </Button>
        )}
      </div>
      <output>
        {file && (file.statement ? t.read(file.name, t.formats[file.statement.format], file.statement.rows.length) : t.unknown)}
      </output>
      {file?.statement !== undefined && file.statement.unread > 0 && (
        <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{t.unread(file.statement.unread)}</p>
      )}
      {lines && (
        <TableOrCards
          caption={t.caption}
          columns={columns}
          rows={lines}
          keyOf={({ row }) => `${row.document} ${row.day} ${row.amount} ${row.payer}`}
          empty={t.empty}
        />
      )}
    </PageLayout>
  );
}
