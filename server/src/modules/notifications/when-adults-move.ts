import type { AdultsEvent } from '#modules/adults';

import { tellFamily } from './tell-family.ts';
import type { Tools } from './tools.ts';

type Joined = Extract<AdultsEvent, { type: 'adults.joined' }>;
type Gone = Extract<AdultsEvent, { type: 'adults.gone' }>;

/** It is about who is in the account: told at once, and to the parent alone. */
const about = { topic: 'schedule', pressing: 'urgent', forParent: true } as const;

/** Tells the parent who has come into its family by its link. */
export const whenAdultJoins =
  (tools: Tools) =>
  ({ familyId, adultId, name, may }: Joined): Promise<void> =>
    tellFamily(tools)(familyId, `adult joined ${adultId}`, (texts, to) => texts.adultJoined({ ...to, name, may }), about);

/** And who is in it no longer, by whoever it came; what that person was told of the children goes. */
export const whenAdultIsGone =
  (tools: Tools) =>
  async ({ familyId, adultId, name, by }: Gone): Promise<void> => {
    await tools.notices.removeOf(adultId);
    await tools.telegramChats.removeOf(adultId);
    await tellFamily(tools)(familyId, `adult gone ${adultId}`, (texts, to) => texts.adultGone({ ...to, name, by }), about);
  };
