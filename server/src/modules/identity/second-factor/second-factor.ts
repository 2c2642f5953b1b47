import { identityLimits } from '@school/contract/identity/limits';
import type { Enrolment, SignInStep } from '@school/contract/identity/shapes';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { idTokenFor } from '../sessions/id-token-for.ts';
import { newToken } from '../sessions/new-token.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { opened, sealed } from './sealed.ts';
import { enrolmentOf, hashOfRecoveryCode, newRecoveryCodes, newTotpSecret, stepOf } from './totp.ts';

const { ticketMinutes, triesPerQuarterHour } = identityLimits.secondFactor;

/** After the password was right: an ID token, or the ticket of one more step. */
export const afterPassword =
  (tools: Tools) =>
  async (account: Account): Promise<SignInStep> => {
    const { accountId } = account;
    const isSet = Boolean((await tools.factors.find(accountId))?.confirmedAt);
    if (!isSet && !isRequired(tools, account)) return { idToken: await idTokenFor(tools)(accountId) };
    return { secondFactor: { ticket: await newTicket(tools, accountId), step: isSet ? 'code' : 'enrol' } };
  };

/** An owner sets up the app at once, whatever the settings say of the others. */
export const beginEnrolment = async (tools: Tools, accountId: string): Promise<SignInStep> => ({
  secondFactor: { ticket: await newTicket(tools, accountId), step: 'enrol' },
});

async function newTicket({ secrets, clock }: Tools, accountId: string): Promise<string> {
  const subject = newId();
  const { token: secret } = newToken();
  const expiresAt = clock.now().add({ minutes: ticketMinutes });
  await secrets.issue({ purpose: 'secondFactor', subject, secret, payload: { accountId }, tries: 1, expiresAt });
  return `${subject}.${secret}`;
}

/** Colleagues have to have one where the school says so, managers also where whoever runs the server does. */
const isRequired = ({ settingNow }: Tools, { role }: Pick<Account, 'role'>): boolean =>
  role === 'manager' ? settingNow('managerSecondFactor') : role === 'teacher' && settingNow('teacherSecondFactor');

/** Whose ticket it is: the password was right less than ten minutes ago. */
async function accountOf(tools: Tools, ticket: string): Promise<Account> {
  const [subject = '', secret = ''] = ticket.split('.');
  const meant = await tools.secrets.look('secondFactor', subject, secret, tools.clock.now());
  const account = meant && (await tools.accounts.find(String(meant['accountId'])));
  if (!account) throw new Refusal('identity.token_expired');
  if (account.blockedAt) throw new Refusal('identity.blocked');
  return account;
}

const endTicket = ({ secrets }: Tools, ticket: string) => secrets.end('secondFactor', ticket.split('.')[0] ?? '');

/** Counted before the code is looked at, whatever becomes of it; a right one takes the count back. */
const counted = (accountId: string) => `code of ${accountId}`;
const countCode = (tools: Tools, accountId: string) =>
  tools.rateLimit.take(counted(accountId), { most: triesPerQuarterHour, window: { minutes: 15 } });

/** A code of the app, once; or a recovery code, once. Refuses everything else. */
async function insistOnCode(tools: Tools, accountId: string, code: string): Promise<void> {
  const { factors, clock, settings, rateLimit } = tools;
  await countCode(tools, accountId);
  const factor = await factors.find(accountId);
  if (!factor?.confirmedAt) throw new Refusal('identity.wrong_code');
  const step = stepOf(opened(factor.secret, settings.secrets.codePepper), code, clock.now());
  if (step === undefined) {
    if (!(await factors.useRecoveryCode(accountId, hashOfRecoveryCode(accountId, code), clock.now())))
      throw new Refusal('identity.wrong_code');
  } else if (!(await factors.useStep(accountId, step))) {
    throw new Refusal('identity.code_used');
  }
  await rateLimit.forget(counted(accountId));
}

async function enrol(tools: Tools, { accountId, email, phone, locale }: Account): Promise<Enrolment> {
  const secret = newTotpSecret();
  if (!(await tools.factors.begin(accountId, sealed(secret, tools.settings.secrets.codePepper), tools.clock.now())))
    throw new Refusal('identity.second_factor_set');
  return enrolmentOf(secret, { issuer: tools.schoolName(locale), label: email ?? phone ?? accountId });
}

/** The first code shows that the app has the secret; from then on it is asked for. Answers with the recovery codes. */
async function confirm(tools: Tools, accountId: string, code: string): Promise<string[]> {
  const { db, factors, clock, settings, rateLimit } = tools;
  await countCode(tools, accountId);
  const factor = await factors.find(accountId);
  if (factor?.confirmedAt) throw new Refusal('identity.second_factor_set');
  const step = factor && stepOf(opened(factor.secret, settings.secrets.codePepper), code, clock.now());
  if (step === undefined) throw new Refusal('identity.wrong_code');
  const codes = await db.inTransaction(async () => {
    if (!(await factors.confirm(accountId, clock.now()))) throw new Refusal('identity.second_factor_set');
    await factors.useStep(accountId, step);
    return newCodes(tools, accountId);
  });
  await rateLimit.forget(counted(accountId));
  return codes;
}

async function newCodes({ factors }: Tools, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factors.setRecoveryCodes(
    accountId,
    codes.map((code) => hashOfRecoveryCode(accountId, code)),
  );
  return codes;
}

/** Everything about the second factor: at sign-in with a ticket, and later with one's own session. */
export function secondFactor(tools: Tools) {
  const { db, accounts, factors } = tools;
  const own = async (accountId: string): Promise<Account> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Error(`No account ${accountId}`);
    return account;
  };
  const insistOnSet = async (accountId: string): Promise<void> => {
    if (!(await factors.find(accountId))?.confirmedAt) throw new Refusal('identity.second_factor_not_set');
  };
  return {
    async enterCode(ticket: string, code: string): Promise<string> {
      const { accountId } = await accountOf(tools, ticket);
      await insistOnCode(tools, accountId, code);
      await endTicket(tools, ticket);
      return idTokenFor(tools)(accountId);
    },
    enrolAtSignIn: async (ticket: string): Promise<Enrolment> => enrol(tools, await accountOf(tools, ticket)),
    async confirmAtSignIn(ticket: string, code: string): Promise<{ accountId: string; idToken: string; recoveryCodes: string[] }> {
      const { accountId } = await accountOf(tools, ticket);
      const recoveryCodes = await confirm(tools, accountId, code);
      await endTicket(tools, ticket);
      return { accountId, idToken: await idTokenFor(tools)(accountId), recoveryCodes };
    },
    async show(accountId: string) {
      const factor = await factors.find(accountId);
      const isSet = Boolean(factor?.confirmedAt);
      return {
        since: factor?.confirmedAt?.toString() ?? null,
        required: isRequired(tools, await own(accountId)),
        recoveryLeft: isSet ? await factors.recoveryLeft(accountId) : 0,
      };
    },
    async enrol(accountId: string, password: string): Promise<Enrolment> {
      await confirmPassword(tools)(accountId, password);
      return enrol(tools, await own(accountId));
    },
    confirm: (accountId: string, code: string): Promise<string[]> => confirm(tools, accountId, code),
    async renewRecoveryCodes(accountId: string, code: string): Promise<string[]> {
      await insistOnSet(accountId);
      await insistOnCode(tools, accountId, code);
      return db.inTransaction(() => newCodes(tools, accountId));
    },
    async remove(accountId: string, { password, code }: { password: string; code: string }): Promise<void> {
      await insistOnSet(accountId);
      if (isRequired(tools, await own(accountId))) throw new Refusal('identity.second_factor_required');
      await confirmPassword(tools)(accountId, password);
      await insistOnCode(tools, accountId, code);
      await factors.remove(accountId);
    },
    /** Takes it away from a colleague who has lost phone and recovery codes. False when there was none. */
    reset: (accountId: string): Promise<boolean> => factors.remove(accountId),
    /** Before something that matters: a code is asked of whoever has an app; who has none yet is not stopped here. */
    async insistOnFreshCode(accountId: string, code: string | undefined): Promise<void> {
      if (!(await factors.find(accountId))?.confirmedAt) return;
      if (code === undefined) throw new Refusal('identity.code_needed');
      await insistOnCode(tools, accountId, code);
    },
    /** Those of these accounts that have one. */
    isSetFor: factors.among,
  };
}
