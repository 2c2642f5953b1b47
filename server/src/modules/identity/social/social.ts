import { type SocialList, type SocialProvider, socialProviders } from '@school/contract/identity/social-calls';
import type { SignInStep } from '@school/contract/identity/shapes';
import type { Region } from '@school/contract/region/regions';

import type { Principal } from '#platform/principal';
import { insist, Refusal } from '#platform/refusal';

import type { Account } from '../stores/accounts.store.ts';
import { confirmPerson } from '../passwords/confirm-person.ts';
import { mayUnlink } from '../rules/last-sign-in-method.ts';
import { afterPassword } from '../second-factor/second-factor.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { createSocialProviders } from './providers.ts';
import { createSocialStore, type SocialLink } from '../stores/social.store.ts';
import { tellAboutLink } from './tell-about-link.ts';
import type { SocialTools } from './tools.ts';
import { readCallback, personBehind, beginAuthorization } from './authorization-request.ts';

interface Asked {
  isShell: boolean;
  /** Where the browser looks at the school. */
  origin: string;
  ip: string;
}

/** Signing in elsewhere: VK, Yandex, Google, Apple, and the school's own provider to try it out. */
export function socialSignIn(given: Tools) {
  const { settings, clock, address = () => undefined } = given;
  const tools: SocialTools = {
    ...given,
    social: createSocialStore(given.db),
    providers: createSocialProviders({ settings: settings.social, clock, address }),
  };
  const { social, accounts, providers, db } = tools;
  const start = beginAuthorization(tools);

  const accountOf = async (accountId: string): Promise<Account> => {
    const account = await accounts.find(accountId);
    if (!account) throw new Refusal('identity.social_expired');
    return account;
  };
  const verdictOn = (account: Account, links: readonly SocialLink[], provider: SocialProvider) =>
    mayUnlink({
      hasPassword: account.passwordHash !== '',
      hasPhone: account.phone !== null,
      others: links.filter((it) => it.provider !== provider && providers.has(it.provider)).length,
    });

  /** All that is offered or linked. */
  async function list(accountId: string): Promise<SocialList> {
    const [account, links] = await Promise.all([accountOf(accountId), social.ofAccount(accountId)]);
    const shown = socialProviders.filter((code) => providers.has(code) || links.some(({ provider }) => provider === code));
    return {
      asksPassword: account.passwordHash !== '',
      providers: shown.map((provider) => {
        const linked = links.find((it) => it.provider === provider);
        return {
          provider,
          linked: linked ? { shown: linked.shown, at: linked.linkedAt.toString() } : null,
          isOffered: providers.has(provider),
          mayUnlink: verdictOn(account, links, provider).allowed,
        };
      }),
    };
  }

  return {
    /** Those that are set up. */
    offered: () => [...providers.keys()],
    /** `after`: the regions that do not know who this is, as its browser says; believed for nothing but the answer to it. */
    start: (provider: SocialProvider, { after = [], ...asked }: Asked & { after?: readonly Region[] | undefined }) =>
      start(provider, { ...asked, intent: { signIn: true, after } }),
    /** Links are made by whoever has shown again to be the owner of the account. */
    async startLink(who: Principal, provider: SocialProvider, password: string | undefined, asked: Asked) {
      await confirmPerson(tools)(who, password);
      const links = await social.ofAccount(who.accountId);
      if (links.some((it) => it.provider === provider)) throw new Refusal('identity.social_linked');
      return start(provider, { ...asked, intent: { linkTo: who.accountId } });
    },
    readCallback: readCallback(tools),
    /**
     * An ID token for whom the provider has named, if this identity is linked. An e-mail that the provider knows is never
     * looked at: whoever has it there need not be whoever has it here (docs/rules/accounts.md#signed-in-elsewhere).
     */
    async finish(back: { callback: string; key: string | undefined }): Promise<SignInStep> {
      const { provider, person, intent } = await personBehind(tools, back, (it) => 'signIn' in it);
      const link = await social.find(provider, person.subject);
      const account = link && (await accounts.find(link.accountId));
      if (!account) {
        const before = 'signIn' in intent ? intent.after : [];
        throw new Refusal('identity.social_unknown', { provider, asked: [...new Set([...before, settings.region])].join(',') });
      }
      if (account.blockedAt) throw new Refusal('identity.blocked');
      await social.used(provider, person.subject, clock.now());
      return afterPassword(tools)(account);
    },
    /** Links who somebody is there to the account that asked for it, and tells its owner. */
    async finishLink(who: Principal, back: { callback: string; key: string | undefined }): Promise<SocialList> {
      const { accountId } = who;
      const { provider, person } = await personBehind(tools, back, (intent) => 'linkTo' in intent && intent.linkTo === accountId);
      await db.inTransaction(async () => {
        const linkedAt = clock.now();
        if (await social.add({ ...person, provider, accountId, linkedAt })) {
          await tellAboutLink(tools, await accountOf(accountId), provider, 'linked');
          return;
        }
        const there = await social.find(provider, person.subject);
        if (there?.accountId === accountId) return;
        throw new Refusal(there ? 'identity.social_taken' : 'identity.social_linked');
      });
      return list(accountId);
    },
    async unlink(who: Principal, provider: SocialProvider, password: string | undefined): Promise<SocialList> {
      const { accountId } = who;
      await confirmPerson(tools)(who, password);
      await db.inTransaction(async () => {
        await social.lockAccount(accountId);
        const [account, links] = [await accountOf(accountId), await social.ofAccount(accountId)];
        insist(verdictOn(account, links, provider));
        if (!(await social.remove(accountId, provider))) throw new Refusal('identity.social_not_linked');
        await tellAboutLink(tools, account, provider, 'unlinked');
      });
      return list(accountId);
    },
    list,
    /** Links without the way to the provider: for the people of the demo. */
    link: (accountId: string, provider: SocialProvider, person: { subject: string; shown: string }) =>
      social.add({ ...person, provider, accountId, linkedAt: clock.now() }),
  };
}
