import type { AnswerOf } from '@school/contract/calls';
import type { CourseCode } from '@school/contract/catalogue/limits';
import { faqGroups } from '@school/contract/library/limits';
import { chipNames, courseOf, isAgreedTo, kindOf, pageKeys, type PageKey, type PublicDocument } from '@school/contract/pages/limits';
import { holesOf, letterOf, type LetterKind } from '@school/contract/pages/letters';
import type { PageBody, PageDraft, PageFault, PageShown, PageVersion } from '@school/contract/pages/shapes';

import type { Locale } from '@school/contract/shapes';
import type { MessageTexts } from '@school/words/letters/message-texts';

import type { Catalogue } from '#modules/catalogue';
import type { Identity } from '#modules/identity';
import type { Library } from '#modules/library';
import type { SchoolSettings } from '#modules/school';
import type { Clock } from '#platform/clock';
import { colleagueShown, type Colleague, withdrawalShown } from '#platform/dated-rows';
import type { Db } from '#platform/db';
import type { Messages } from '#platform/messages';
import { insist, Refusal } from '#platform/refusal';

import { type Chips, chipsNow } from './chips.ts';
import { consentWords } from './consent-words.ts';
import { contactCentre } from './contact-centre.ts';
import { faultsOf, filled, isReady, pageShown } from './filling.ts';
import { readOriginals } from './originals.ts';
import { chipsOf, missingIn, withOwnLetters } from './letters.ts';
import { testLetter } from './test-letter.ts';
import { createPagesStore, type DraftRow, type PagesStore, type VersionLine } from './pages.store.ts';
import { mayBegin, mayPublish } from './rules/publishing.ts';

interface Given {
  db: Db;
  clock: Clock;
  identity: Pick<Identity, 'staff' | 'reachOf'>;
  messages: Pick<Messages, 'queue'>;
  catalogue: Pick<Catalogue, 'offer'>;
  library: Pick<Library, 'document'>;
  school: Pick<SchoolSettings, 'now' | 'name'>;
}

/** What people read, as the school has written it; and how its staff write it (docs/rules/school-texts.md). */
export function createPages({ db, clock, identity, messages, catalogue, library, school }: Given) {
  const store = createPagesStore(db);
  const originals = once(() => readOriginals(library));
  const chips = () => chipsNow(school.now);

  /** What holds of a page now. */
  async function inForce(): Promise<(page: PageKey) => { body: PageBody | null; since: Temporal.Instant | null }> {
    const rows = new Map((await store.inForce(clock.now())).map((row) => [row.page, row]));
    return (page) => {
      const own = rows.get(page);
      return own?.body ? { body: own.body, since: own.validFrom } : { body: originals()[page], since: null };
    };
  }

  /** A page that is one text under one title. */
  async function heading(page: 'hero' | 'banner'): Promise<AnswerOf<'GET /user/banner'>['banner']> {
    const { body } = (await inForce())(page);
    if (!body) return null;
    const { title, sections } = pageShown(body, chips());
    return { title, text: sections[0]?.text ?? { ru: '', en: '' } };
  }

  return {
    async faq(): Promise<AnswerOf<'GET /faq'>> {
      const now = await inForce();
      const numbers = chips();
      return {
        groups: faqGroups.flatMap((group) => groupShown(group, now(`faq-${group}`).body, numbers)),
        contactCentre: contactCentre(school.now),
      };
    },
    async legal(document: PublicDocument): Promise<AnswerOf<'GET /legal/:document'>> {
      const { body, since } = (await inForce())(document);
      return { document: pageShown(body ?? { title: { ru: '', en: '' }, sections: [] }, chips()), since: since?.toString() ?? null };
    },
    /** What strangers read first; null: the words of the product. The pages in front of the sign-in read it. */
    hero: () => heading('hero'),
    /** What a course or club is about; null where the school has written nothing. Parents read it, and so do strangers. */
    async course(courseCode: CourseCode): Promise<PageShown | null> {
      const { body } = (await inForce())(`course-${courseCode}`);
      return body && pageShown(body, chips());
    },
    banner: () => heading('banner'),
    /** The messages of the school, with the letters in force that its staff have written in place of those of the product. */
    async withOwnLetters(texts: MessageTexts, locale: Locale): Promise<MessageTexts> {
      const own = new Map<LetterKind, PageBody>();
      for (const { page, body } of await store.inForce(clock.now())) {
        const kind = letterOf(page);
        if (kind && body) own.set(kind, body);
      }
      return own.size === 0 ? texts : withOwnLetters(texts, locale, own, chips());
    },
    /** What parents are asked to allow. */
    consents: consentWords({ store, clock, chips }),
    test: testLetter({ store, identity, messages, school, chips }),
    /** Pages of courses that there are; a code of the school's own without a course says nothing. */
    list: async () => {
      const { courses } = await catalogue.offer();
      return list({ store, clock, originals: originals() }, (page) => {
        const code = courseOf(page);
        return code === undefined || courses.some(({ courseCode }) => courseCode === code);
      });
    },
    show: (page: PageKey) => show({ store, clock, originals: originals(), chips: chips() }, page),
    async version(page: PageKey, number: number): Promise<{ body: PageBody | null }> {
      const version = await store.version(page, number);
      if (!version) throw new Refusal('pages.version_not_found');
      return version;
    },
    async save(page: PageKey, revision: number, body: PageBody, by: Colleague): Promise<Saved> {
      const saved = await store.save(page, revision, body, by, clock.now());
      if (!saved) throw await changedBy(store, page);
      return workOf(saved, chips());
    },
    async discard(page: PageKey, revision: number): Promise<void> {
      if (!(await store.discard(page, revision))) throw await changedBy(store, page);
    },
    publish: (
      page: PageKey,
      it: { revision: number; validFrom: Temporal.Instant | null; asksAnew?: boolean | undefined; reason: string },
      by: Colleague,
    ): Promise<void> =>
      db.inTransaction(async () => {
        await store.lock();
        const now = clock.now();
        const draft = await store.draft(page);
        if (!draft) throw new Refusal('pages.no_draft');
        if (draft.revision !== it.revision) throw new Refusal('pages.draft_changed', { by: draft.savedByName });
        const faults = everyFault(page, draft.body, chips());
        if (!isReady(faults)) throw new Refusal('pages.not_ready', { count: faults.filter(({ fault }) => fault !== 'number').length });
        const others = isAgreedTo(kindOf(page)) ? await otherWriters(identity, by.accountId) : 0;
        const writtenBy = draft.savedByName;
        insist(mayPublish({ kind: kindOf(page), by: by.accountId, writers: draft.writers, writtenBy, others }));
        const from = it.validFrom ?? now;
        insist(mayBegin(from, now));
        if (it.validFrom && (await store.planned(now)).some((planned) => planned.page === page)) throw new Refusal('pages.planned');
        const asksAnew = kindOf(page) === 'consent' && it.asksAnew === true;
        await store.add({ page, body: draft.body, validFrom: from, asksAnew, reason: it.reason }, by, now);
        await store.discard(page, draft.revision);
      }),
    restore: (page: PageKey, reason: string, by: Colleague): Promise<void> =>
      db.inTransaction(async () => {
        await store.lock();
        const now = clock.now();
        if ((await inForce())(page).since === null) throw new Refusal('pages.is_original');
        await store.add({ page, body: null, validFrom: now, asksAnew: false, reason }, by, now);
      }),
    /** Calls off what has not begun; answers with when it would have. */
    withdraw: (page: PageKey, reason: string, by: Colleague): Promise<{ validFrom: string }> =>
      db.inTransaction(async () => {
        await store.lock();
        const now = clock.now();
        const planned = (await store.planned(now)).find((it) => it.page === page);
        if (!planned) throw new Refusal('pages.nothing_planned');
        await store.withdraw(planned.number, by, reason, now);
        return { validFrom: planned.validFrom.toString() };
      }),
  };
}

export type Pages = ReturnType<typeof createPages>;
type Saved = AnswerOf<'POST /manager/texts/:page/draft'>;

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** Questions with the words they are found by, which families never read. */
function groupShown(group: (typeof faqGroups)[number], body: PageBody | null, chips: Chips): AnswerOf<'GET /faq'>['groups'] {
  if (!body) return [];
  const { title, sections } = pageShown(body, chips);
  const questions = sections.map(({ title: ask, text: answer }, at) => {
    const words = body.sections[at]?.words ?? { ru: '', en: '' };
    return { ask, answer, words: { ru: filled(words.ru, 'ru', chips), en: filled(words.en, 'en', chips) } };
  });
  return [{ group, title, questions }];
}

const changedBy = async (store: PagesStore, page: PageKey): Promise<Refusal> => {
  const draft = await store.draft(page);
  return draft ? new Refusal('pages.draft_changed', { by: draft.savedByName }) : new Refusal('pages.draft_changed', { by: '' });
};

const otherWriters = async (identity: Given['identity'], accountId: string): Promise<number> => {
  const managers = await identity.staff.list('manager');
  return managers.filter((it) => it.accountId !== accountId && it.rights.includes('content') && !it.isInvited && it.blockedAt === null)
    .length;
};

const draftShown = ({ revision, body, savedAt, savedBy, savedByName }: DraftRow): PageDraft => ({
  revision,
  body,
  savedAt: savedAt.toString(),
  by: { accountId: savedBy, name: savedByName },
});

const workOf = (draft: DraftRow, chips: Chips): Saved => ({
  draft: draftShown(draft),
  faults: everyFault(draft.page, draft.body, chips),
  shown: pageShown(draft.body, chipsOf(draft.page, chips)),
});

const everyFault = (page: PageKey, body: PageBody, chips: Chips): PageFault[] => [
  ...faultsOf(body, kindOf(page), chipsOf(page, chips)),
  ...missingIn(page, body),
];

interface Reading {
  store: PagesStore;
  clock: Clock;
  originals: ReturnType<typeof readOriginals>;
}

async function list({ store, clock, originals }: Reading, isThere: (page: PageKey) => boolean): Promise<AnswerOf<'GET /manager/texts'>> {
  const now = clock.now();
  const [current, planned, drafts] = await Promise.all([store.inForce(now), store.planned(now), store.drafts()]);
  const pages = pageKeys.filter(isThere).map((page) => {
    const own = current.find((row) => row.page === page && row.body !== null);
    const draft = drafts.find((row) => row.page === page);
    return {
      page,
      kind: kindOf(page),
      title: (own?.body ?? originals[page])?.title ?? null,
      since: own?.validFrom.toString() ?? null,
      by: own ? { accountId: own.setBy, name: own.setByName } : null,
      plannedFrom: planned.find((row) => row.page === page)?.validFrom.toString() ?? null,
      draft: draft ? { savedAt: draft.savedAt.toString(), by: { accountId: draft.savedBy, name: draft.savedByName } } : null,
    };
  });
  return { pages };
}

async function show(
  { store, clock, originals, chips }: Reading & { chips: Chips },
  page: PageKey,
): Promise<AnswerOf<'GET /manager/texts/:page'>> {
  const now = clock.now();
  const [current, versions, drafts] = await Promise.all([store.inForce(now), store.versions(page), store.drafts()]);
  const own = current.find((row) => row.page === page && row.body !== null);
  const draft = drafts.find((row) => row.page === page);
  const letter = letterOf(page);
  const holes = letter ? holesOf(letter) : [];
  return {
    page,
    kind: kindOf(page),
    inForce: own?.body ?? originals[page],
    isOriginal: own === undefined,
    original: originals[page],
    work: draft ? workOf(draft, chips) : null,
    chips: [...holes, ...chipNames].map((name) => ({ name, value: chipValue(chipsOf(page, chips), name) })),
    versions: versions.map((version) => versionShown(version, versions, now)),
  };
}

const chipValue = ({ numbers, names }: Chips, name: string) => names[name] ?? { ru: String(numbers[name]), en: String(numbers[name]) };

function versionShown(it: VersionLine, all: readonly VersionLine[], now: Temporal.Instant): PageVersion {
  return {
    number: it.number,
    isOriginal: it.isOriginal,
    asksAnew: it.asksAnew,
    validFrom: it.validFrom.toString(),
    setAt: it.setAt.toString(),
    state: stateOf(it, all, now),
    by: colleagueShown(it.setBy, it.setByName),
    reason: it.reason,
    withdrawn: withdrawalShown(it),
  };
}

function stateOf(it: VersionLine, all: readonly VersionLine[], now: Temporal.Instant): PageVersion['state'] {
  if (it.withdrawnAt) return 'withdrawn';
  if (Temporal.Instant.compare(it.validFrom, now) > 0) return 'planned';
  const begun = all.filter(({ withdrawnAt, validFrom }) => withdrawnAt === null && Temporal.Instant.compare(validFrom, now) <= 0);
  const [latest] = begun.toSorted((one, other) => Temporal.Instant.compare(other.validFrom, one.validFrom) || other.number - one.number);
  return latest?.number === it.number ? 'current' : 'past';
}
