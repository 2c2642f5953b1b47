import type { LetterPage } from '@school/contract/pages/letters';
import type { Locale } from '@school/contract/shapes';
import { signed } from '@school/words/letters/signed';

import type { Identity } from '#modules/identity';
import type { SchoolSettings } from '#modules/school';
import { newId } from '#platform/ids';
import type { Messages } from '#platform/messages';
import { Refusal } from '#platform/refusal';

import type { Chips } from './chips.ts';
import { pageShown } from './filling.ts';
import { chipsOf } from './letters.ts';
import type { PagesStore } from './pages.store.ts';

interface Given {
  store: Pick<PagesStore, 'draft'>;
  identity: Pick<Identity, 'reachOf'>;
  messages: Pick<Messages, 'queue'>;
  school: Pick<SchoolSettings, 'name'>;
  chips(): Chips;
}

/** Sends a draft to whoever writes it, in both languages, with an example in its holes. */
export const testLetter =
  ({ store, identity, messages, school, chips }: Given) =>
  async (page: LetterPage, revision: number, customerId: string): Promise<void> => {
    const draft = await store.draft(page);
    if (!draft) throw new Refusal('pages.no_draft');
    if (draft.revision !== revision) throw new Refusal('pages.draft_changed', { by: draft.savedByName });
    const { email } = await identity.reachOf(customerId);
    if (email === null) throw new Refusal('identity.contact_needed');
    const { title, sections } = pageShown(draft.body, chipsOf(page, chips()));
    for (const locale of ['ru-RU', 'en-US'] satisfies Locale[]) {
      const language = locale === 'en-US' ? 'en' : 'ru';
      const letter = { subject: title[language], text: sections[0]?.text[language] ?? '', sms: '' };
      const { subject, text } = signed(letter, { locale, school: school.name(locale) });
      await messages.queue({ key: `letter test ${newId()}`, channel: 'mail', to: email, customerId, subject, text });
    }
  };
