import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { choose } from '../school/testing.ts';
import { openInvoiceDesk, openTill } from './testing.ts';

test('an invoice has the next number of its year, without a gap, also when some come at once or are refused', async () => {
  const { school, till, olga, make, invoice } = await openInvoiceDesk();
  const other = await openTill(school);
  const [one, two] = [await make(), await make(other.familyId)];
  const both = await Promise.all([invoice(one), invoice(two)]);
  expect(new Set(both.map(({ body }) => body.invoice.number))).toEqual(new Set(['2026-1', '2026-2']));
  expect((await invoice(one)).body.error.code).toBe('payments.invoice_made');
  const paid = await make();
  await olga.post(`/manager/orders/${paid}/payments`, { way: 'cash', amount: 36_000, day: '2026-11-23', document: '1' });
  expect((await invoice(paid)).body.error.code).toBe('payments.order_paid');
  expect((await invoice(one)).body.error.code).toBe('payments.invoice_made');
  expect((await invoice(await make(other.familyId))).body.invoice.number).toBe('2026-3');
  school.clock.set(Temporal.Instant.from('2027-01-01T00:00+03:00'));
  expect((await invoice(await make(till.familyId))).body.invoice.number).toBe('2027-1');
});

test('the family is told, sees the invoice at its order, and downloads it; another family does not', async () => {
  const { school, till, make, invoice, letters } = await openInvoiceDesk();
  const orderId = await make();
  expect((await till.calls.get(`/payment/invoice?orderId=${orderId}`)).body.error.code).toBe('payments.invoice_not_found');
  await invoice(orderId);
  expect(await letters()).toEqual(['Счёт № 2026-1']);
  expect((await till.look(orderId)).invoice).toEqual({ number: '2026-1', due: '2026-11-28' });
  const { bytes } = await till.calls.file(`/payment/invoice?orderId=${orderId}`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  for (const said of ['Счёт № 2026-1', 'Иванова Анна', '8 индивидуальных уроков', '360,00', '28.11.2026']) expect(text).toContain(said);
  const stranger = await openTill(school);
  expect((await stranger.calls.get(`/payment/invoice?orderId=${orderId}`)).body.error.code).toBe('payments.order_not_found');
});

test('is reminded of once, on the day before its last, and closes unpaid when that is over', async () => {
  const { school, till, make, invoice, letters } = await openInvoiceDesk();
  const orderId = await make();
  await invoice(orderId);
  school.clock.set(Temporal.Instant.from('2026-11-26T09:10+03:00'));
  await school.payments.remindOfInvoices();
  expect(await letters()).toHaveLength(1);
  school.clock.set(Temporal.Instant.from('2026-11-27T09:10+03:00'));
  await school.payments.remindOfInvoices();
  await school.payments.remindOfInvoices();
  expect(await letters()).toHaveLength(2);
  school.clock.set(Temporal.Instant.from('2026-11-28T23:59:59+03:00'));
  await school.payments.closeOrders();
  expect((await till.look(orderId)).mayTryAgain.allowed).toBe(true);
  school.clock.set(Temporal.Instant.from('2026-11-29T00:00:01+03:00'));
  await school.payments.closeOrders();
  expect((await till.look(orderId)).status).toBe('payment-failed');
});

test('an invoice is written with the days that the school says now; one that is written keeps its last day', async () => {
  const { school, till, make, invoice } = await openInvoiceDesk();
  const suggested = async () => (await school.as().get('/school')).body.invoiceDays as number;
  const old = await make();
  await invoice(old, await suggested());
  await choose(school, 'invoiceDays', 10);
  expect((await till.look(old)).invoice?.due).toBe('2026-11-28');
  const other = await openTill(school);
  const next = await make(other.familyId);
  await invoice(next, await suggested());
  expect((await other.look(next)).invoice?.due).toBe('2026-12-03');
});

test('an invoice names whoever it was written by, the next one whoever it is then, and their account is in its code', async () => {
  const { school, till, make, invoice } = await openInvoiceDesk();
  const textOf = async (orderId: string) => {
    const { bytes } = await till.calls.file(`/payment/invoice?orderId=${orderId}`);
    return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ');
  };
  await choose(school, 'nameRu', 'Ёж 9«"');
  const old = await make();
  await invoice(old);
  expect(await textOf(old)).toContain('Школа «Ёж 9«"»');
  await choose(school, 'legalName', 'ООО «Ёж»');
  await choose(school, 'legalTaxNumber', 'УНП 190000000');
  await choose(school, 'legalAccount', 'BY86AKBB10100000002966000000');
  await choose(school, 'legalBank', 'АСБ «Беларусбанк»');
  await choose(school, 'legalAddress', 'Минск, ул. Лесная, 9');
  await choose(school, 'legalBic', 'AKBBBY2X');
  await choose(school, 'legalCorrespondent', '30101810400000000225');
  await choose(school, 'legalDirector', 'Ежова В. П.');
  // What had no name of its own when it was written has the first one that is said.
  for (const said of [
    'ООО «Ёж»',
    'УНП 190000000',
    'Минск, ул. Лесная, 9',
    'р/с BY86AKBB10100000002966000000 в АСБ «Беларусбанк»',
    'BIC AKBBBY2X',
    'к/с 30101810400000000225',
    'руководитель: Ежова В. П.',
  ])
    expect(await textOf(old)).toContain(said);
  school.clock.set(school.clock.now().add({ hours: 1 }));
  await choose(school, 'legalName', 'ЗАО «Новый Ёж»');
  expect(await textOf(old)).toContain('ООО «Ёж»');
  school.clock.set(school.clock.now().add({ hours: 1 }));
  const next = await make();
  await invoice(next);
  expect(await textOf(next)).toContain('ЗАО «Новый Ёж»');
  expect(await textOf(next)).not.toMatch(/Чип|Chip/);
});
