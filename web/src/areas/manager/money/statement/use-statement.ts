import type { PaymentWay, StatementMatch, StatementRow } from '@school/contract/payments/manual-calls';
import { paymentsLimits } from '@school/contract/payments/limits';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';

import { decoded } from '../../table-file/decoded.ts';
import { readStatement, type Statement } from './read-statement.ts';

/** A payment of the statement with what is known of it, and what has been done here. */
export interface Line {
  row: StatementRow;
  match: StatementMatch;
  done?: 'done' | 'waiting';
}

const { statementRows } = paymentsLimits.manual;

/** A statement from the file to the books: read by the browser, matched by the school, written down payment by payment. */
export function useStatement() {
  const [file, setFile] = useState<{ name: string; statement: Statement | undefined }>();
  const [lines, setLines] = useState<readonly Line[]>();
  const [busy, setBusy] = useState(false);
  const record = useCall('POST /manager/orders/:orderId/payments', {
    changes: ['GET /manager/families/:familyId/money', 'GET /manager/approvals', 'GET /manager/families'],
  });

  const open = async (chosen: File, currency: StatementRow['currency']) => {
    setBusy(true);
    try {
      const statement = readStatement(decoded(await chosen.arrayBuffer()).text, currency);
      setFile({ name: chosen.name, statement });
      setLines(undefined);
      const rows = statement?.rows ?? [];
      const found: Line[] = [];
      for (let from = 0; from < rows.length; from += statementRows) {
        const some = rows.slice(from, from + statementRows);
        const { rows: matches } = await api('POST /manager/statements/match', { body: { rows: some } });
        found.push(...some.flatMap((row, at) => (matches[at] ? [{ row, match: matches[at] }] : [])));
      }
      setLines(found);
    } finally {
      setBusy(false);
    }
  };
  /** Under its own document: read twice, it is written down once. */
  const write = async (line: Line): Promise<void> => {
    const [order] = line.match.orders;
    if (!order) return;
    const { amount, day, document } = line.row;
    const way: PaymentWay = line.match.by === 'invoice' ? 'invoice' : 'transfer';
    const { state } = await record.mutateAsync({ params: { orderId: order.orderId }, body: { way, amount, day, document } });
    setLines((all) => all?.map((it) => (it.row === line.row ? { ...it, done: state } : it)));
  };
  const toWrite = (lines ?? []).filter(({ match, done }) => match.state === 'fits' && done === undefined);
  /** One after the other; what is refused is told, and stops the rest. Answers with how many. */
  const writeAll = async (): Promise<number> => {
    setBusy(true);
    let written = 0;
    try {
      for (const line of toWrite) {
        await write(line);
        written += 1;
      }
    } finally {
      setBusy(false);
    }
    return written;
  };
  return { file, lines, busy, toWrite, open, write, writeAll };
}
