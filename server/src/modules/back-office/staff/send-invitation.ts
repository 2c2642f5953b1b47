import type { Locale } from '@school/contract/shapes';

import type { SchoolSettings } from '#modules/school';
import { newId } from '#platform/ids';
import type { Messages } from '#platform/messages';

import { invitationLink, invitationMail } from './invitation-mail.ts';

interface Invited {
  name: string;
  email: string | null;
  locale: Locale;
}

export interface InvitationTools {
  messages: Pick<Messages, 'queue' | 'arrives'>;
  /** Where people reach the school. */
  address: string;
  school: Pick<SchoolSettings, 'name'>;
}

/**
 * Sends an invitation by mail and answers null; where no letter leaves the school, answers the link to be handed on.
 * Nobody is told "sent" when nothing was.
 */
export const sendInvitation =
  ({ messages, address, school }: InvitationTools) =>
  async ({ name, email, locale }: Invited, token: string): Promise<string | null> => {
    if (email === null || !messages.arrives('mail')) return invitationLink(address, token);
    await messages.queue({
      key: `invitation ${newId()}`,
      channel: 'mail',
      to: email,
      ...invitationMail({ name, address, token, locale, school: school.name(locale) }),
    });
    return null;
  };
