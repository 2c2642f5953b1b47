import type { Session } from '@school/contract/identity/shapes';

import { enter } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';
import { writePath } from '#kit/router/address.ts';
import { goTo } from '#kit/router/navigation.ts';

/** Takes the session that a code or a link has opened, and goes to the lesson's waiting room. */
export async function goIn({ session, eventId, kidUid }: { session: Session; eventId: string; kidUid: string }): Promise<void> {
  enter(session);
  if (!isLocaleChosen()) setLocale(session.locale);
  await goTo(writePath('/kids/$kidUid/room/$eventId', { kidUid, eventId }));
}
