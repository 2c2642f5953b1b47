import type { SecretKind } from '@school/contract/school/secrets';

import { lostAccounts } from '#modules/payroll';
import { lostCards } from '#modules/saved-cards';
import { lostSecrets } from '#modules/school';
import type { Db } from '#platform/db';
import { createSealer } from '#platform/sealing';
import type { Settings } from '#platform/settings';

const wayNames: Readonly<Record<SecretKind, string>> = {
  mail: 'the mail server and its password',
  sms: 'the SMS gateway and its key',
  telegram: 'the token of the bot in Telegram',
  stripe: 'the keys of Stripe',
  bepaid: 'the keys of bePaid',
};

/**
 * Says what was sealed with a key that is not set, and forgets it where that is meant (docs/decisions/0213). Before the school is built,
 * which would stop at what it cannot open.
 */
export async function forgetSealed(
  db: Db,
  { secrets: { sealing }, publicUrl }: { secrets: Pick<Settings['secrets'], 'sealing'>; publicUrl: string },
  isMeant: boolean,
): Promise<string> {
  const sealer = createSealer(sealing);
  const [secrets, accounts, cards] = await Promise.all([lostSecrets(db, sealer), lostAccounts(db, sealer), lostCards(db, sealer)]);
  const lines = [
    ...secrets.kinds.map((kind) => `${wayNames[kind]}: an owner enters it anew at ${publicUrl}/manager/opening`),
    ...(accounts.isOfSchool ? [`the account that pay comes from: ${publicUrl}/manager/payroll`] : []),
    ...(accounts.ofTeachers > 0 ? [`accounts of teachers (${accounts.ofTeachers}): ${publicUrl}/manager/payroll`] : []),
    ...(cards.count > 0 ? [`saved cards of families (${cards.count}): a family saves its card anew with its next payment`] : []),
  ].map((line) => `  - ${line}`);
  if (lines.length === 0) return 'SCHOOL_SECRETS_KEY opens everything that is sealed: nothing was changed.';
  if (!isMeant)
    return [
      'SCHOOL_SECRETS_KEY does not open:',
      ...lines,
      'Nothing was changed. If the key from before is lost for good: npm run setup -- --lost-key --yes',
    ].join('\n');
  await db.inTransaction(async () => {
    await secrets.forget();
    await accounts.forget();
    await cards.forget(Temporal.Now.instant());
  });
  return ['Forgotten, because no key opens it any more:', ...lines, 'The school starts again.'].join('\n');
}
