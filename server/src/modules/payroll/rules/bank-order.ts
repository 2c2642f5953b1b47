/** An account as a bank knows it: with an IBAN, or by its own number; the bank by BIC, or by the number its clearing gives it. */
interface Side {
  holder: string;
  account: string;
  bank: string;
}

interface BankOrder {
  id: string;
  /** ISO, without zone: the moment it was made. */
  madeAt: string;
  day: string;
  currency: string;
  payer: Side;
  payments: ReadonlyArray<{ to: Side; amount: number; id: string; purpose: string }>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const sum = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const isIban = (account: string): boolean => /^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(account);
const isBic = (bank: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bank);

const accountXml = ({ account }: Side): string =>
  isIban(account) ? `<Id><IBAN>${account}</IBAN></Id>` : `<Id><Othr><Id>${escaped(account)}</Id></Othr></Id>`;
function agentXml({ bank }: Side): string {
  if (bank === '') return '<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>';
  const known = isBic(bank) ? `<BIC>${bank}</BIC>` : `<ClrSysMmbId><MmbId>${escaped(bank)}</MmbId></ClrSysMmbId>`;
  return `<FinInstnId>${known}</FinInstnId>`;
}

/** A payment order of ISO 20022 (pain.001.001.03): what banks take as a file. */
export function bankOrderXml({ id, madeAt, day, currency, payer, payments }: BankOrder): string {
  const total = sum(payments.reduce((all, { amount }) => all + amount, 0));
  const lines = payments.map(
    (it) =>
      `<CdtTrfTxInf><PmtId><EndToEndId>${escaped(it.id)}</EndToEndId></PmtId><Amt><InstdAmt Ccy="${currency}">${sum(it.amount)}</InstdAmt></Amt>` +
      `<CdtrAgt>${agentXml(it.to)}</CdtrAgt><Cdtr><Nm>${escaped(it.to.holder)}</Nm></Cdtr><CdtrAcct>${accountXml(it.to)}</CdtrAcct>` +
      `<RmtInf><Ustrd>${escaped(it.purpose)}</Ustrd></RmtInf></CdtTrfTxInf>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>' +
    `<GrpHdr><MsgId>${escaped(id)}</MsgId><CreDtTm>${madeAt}</CreDtTm><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>` +
    `<InitgPty><Nm>${escaped(payer.holder)}</Nm></InitgPty></GrpHdr>` +
    `<PmtInf><PmtInfId>${escaped(id)}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${payments.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>` +
    `<ReqdExctnDt>${day}</ReqdExctnDt><Dbtr><Nm>${escaped(payer.holder)}</Nm></Dbtr><DbtrAcct>${accountXml(payer)}</DbtrAcct>` +
    `<DbtrAgt>${agentXml(payer)}</DbtrAgt>${lines.join('')}</PmtInf></CstmrCdtTrfInitn></Document>\n`
  );
}
