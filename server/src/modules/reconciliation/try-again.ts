import { comparePayment } from './compare-with-providers.ts';
import type { CaseRow } from './cases.store.ts';
import type { RemedyAttempt } from './remedies.store.ts';
import type { ReconciliationTools } from './tools.ts';

/**
 * Asks, applies or sends once more, outside of any transaction, because the provider is asked. Answers with what went
 * wrong, in the words of the fault; undefined when it went through.
 */
export async function tryAgain(tools: ReconciliationTools, row: CaseRow, attempt: RemedyAttempt): Promise<string | undefined> {
  try {
    switch (row.kind) {
      case 'pending':
        await askForAttempt(tools, row.subject);
        break;
      case 'deadLetter': {
        const [provider = '', ...rest] = row.subject.split(' ');
        const { fault } = await tools.payments.applyEvent({ provider, eventId: rest.join(' ') });
        if (fault !== undefined) throw fault;
        break;
      }
      case 'notApplied':
      case 'discrepancy':
        await compareAgain(tools, row);
        break;
      case 'refund':
        await sendAgain(tools, row, attempt);
        break;
      default:
        throw new Error(`There is nothing to try again about ${row.kind}`);
    }
    return undefined;
  } catch (fault) {
    tools.onFault(fault, 'trying again what is stuck');
    return String(fault);
  }
}

/** What the bank could not carry out is asked for anew; what it has, or could not be given, is asked about now. */
async function sendAgain(tools: ReconciliationTools, row: CaseRow, { byAccount, reason }: RemedyAttempt): Promise<void> {
  const transfer = await tools.refunds.transfers.find(row.subject);
  if (!transfer) return;
  if (transfer.state === 'failed') await tools.refunds.retryTransfer(row.subject, { by: { accountId: byAccount }, reason });
  else await tools.refunds.transfers.lookAt(row.subject, tools.clock.now());
  await tools.refunds.send();
  const left = await tools.refunds.transfers.find(row.subject);
  if (left?.state === 'failed' || (left?.state === 'sending' && left.lastFault !== null))
    throw new Error(left.lastFault ?? 'refund failed');
}

async function askForAttempt(tools: ReconciliationTools, attemptId: string): Promise<void> {
  const attempt = await tools.payments.attempts.find(attemptId);
  const provider = tools.payments.providers.find(({ code }) => code === attempt?.provider);
  if (!attempt?.providerRef || !provider) return;
  await tools.payments.applyPayment(provider.code, await provider.getPayment(attempt.providerRef));
  await tools.payments.attempts.forgetFault(attemptId);
}

/** Asks the provider for the one payment that the discrepancy is about; without its checkout, for all of the last days. */
async function compareAgain(tools: ReconciliationTools, row: CaseRow): Promise<void> {
  const broken = await tools.discrepancies.find(row.subject);
  const provider = tools.payments.providers.find(({ code }) => code === broken?.provider);
  if (!broken || !provider) return;
  const since = tools.clock.now().subtract({ hours: 24 * 30 });
  const payments = broken.checkoutRef === null ? await provider.listPayments(since) : [await provider.getPayment(broken.checkoutRef)];
  const theirs = payments.find(({ paymentRef, state }) => paymentRef === broken.paymentRef && state === 'succeeded');
  if (!theirs) return;
  const fault = await comparePayment(tools)(provider.code, theirs);
  if (fault !== undefined) throw fault;
  await tools.discrepancies.agree(
    provider.code,
    broken.paymentRef,
    tools.clock.now(),
    (await stillDiffers(tools, row.subject)) ? 'amount' : null,
  );
}

const stillDiffers = async ({ discrepancies }: ReconciliationTools, discrepancyId: string): Promise<boolean> => {
  const broken = await discrepancies.find(discrepancyId);
  return broken?.what === 'amount' && !broken.ended;
};
