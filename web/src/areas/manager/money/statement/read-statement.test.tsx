import { expect, test } from 'vitest';

import { amountOf, dayOf } from './cells.ts';
import { decoded } from '../../table-file/decoded.ts';
import { readStatement } from './read-statement.ts';

const anna = { document: '71', day: '2026-11-23', amount: 36_050, payer: 'Иванова Анна', purpose: 'Счёт 2026-17; спасибо' };

test('the exchange file of 1C: what came to the account of the file, not what left it', () => {
  const text = [
    '1CClientBankExchange',
    'РасчСчет=40702810900000000001',
    'СекцияДокумент=Платежное поручение',
    'Номер=71',
    'Дата=22.11.2026',
    'ДатаПоступило=23.11.2026',
    'Сумма=360.50',
    'Плательщик1=Иванова Анна',
    'ПолучательСчет=40702810900000000001',
    'НазначениеПлатежа=Счёт 2026-17; спасибо',
    'КонецДокумента',
    'СекцияДокумент=Платежное поручение',
    'Номер=72',
    'Дата=23.11.2026',
    'Сумма=10.00',
    'ПолучательСчет=40702810900000000099',
    'КонецДокумента',
  ].join('\r\n');
  expect(readStatement(text, 'RUB')).toEqual({ format: 'exchange', unread: 0, rows: [{ ...anna, currency: 'RUB' }] });
});

test('CAMT.053: credited entries, in the currency of the entry', () => {
  const entry = (
    side: string,
  ) => `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">360.50</Amt><CdtDbtInd>${side}</CdtDbtInd><BookgDt><Dt>2026-11-23</Dt></BookgDt>
    <NtryDtls><TxDtls><Refs><AcctSvcrRef>71</AcctSvcrRef></Refs><RltdPties><Dbtr><Nm>Иванова Анна</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>Счёт 2026-17;</Ustrd><Ustrd>спасибо</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entry('CRDT')}${entry('DBIT')}</Stmt></BkToCstmrStmt></Document>`;
  expect(readStatement(text, 'BYN')).toEqual({ format: 'camt', unread: 0, rows: [{ ...anna, currency: 'EUR' }] });
});

test('a table of any bank: columns by their heads, quotes, lines without a sum left out, what is no payment counted', () => {
  const text =
    'Выписка за день;;;;\nДата;№ док.;Приход;Контрагент;Назначение\n23.11.2026;71;360,50;Иванова Анна;"Счёт 2026-17; спасибо"\n23.11.2026;72;;ООО;аренда\nзавтра;73;1;Пётр;уроки\n';
  expect(readStatement(text, 'BYN')).toEqual({ format: 'csv', unread: 1, rows: [{ ...anna, currency: 'BYN' }] });
  expect(readStatement('Привет, это письмо', 'BYN')).toBeUndefined();
});

test('days and amounts in the ways banks write them', () => {
  expect(['1 234,50', '1,234.50', '1234.5', '360', "1'234.50"].map(amountOf)).toEqual([123_450, 123_450, 123_450, 36_000, 123_450]);
  expect(['-5', 'сто', ''].map(amountOf)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  expect(['3.2.2026', '03/02/2026', '2026-02-03T10:00'].map(dayOf)).toEqual(['2026-02-03', '2026-02-03', '2026-02-03']);
});

test('an old file of Windows is read as it was written', () => {
  expect(decoded(new Uint8Array([0xc0, 0xed, 0xed, 0xe0]).buffer).text).toBe('Анна');
  expect(decoded(new TextEncoder().encode('Анна').buffer as ArrayBuffer).text).toBe('Анна');
});
