import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { defineCalls } from '../call.ts';
import { ContactCentre, FaqGroup } from '../library/shapes.ts';
import { everybody, manager, managerReads, needing, parent } from '../role-rows.ts';
import { Done, Instant, Localised, text, whole, largest } from '../shapes.ts';
import { letterPages } from './letters.ts';
import { pageKeys, pageKinds, pagesLimits, publicDocuments } from './limits.ts';
import { Chip, PageBody, PageDraft, PageFault, PageListed, PageShown, PageVersion } from './shapes.ts';

const params = z.strictObject({ page: z.enum(pageKeys) });
const reason = text(pagesLimits.reasonLength);
const revision = whole(0, largest);
const writers = needing(manager, 'content');
/** A text as it stands when it was saved. */
const Saved = z.strictObject({ draft: PageDraft, faults: z.array(PageFault), shown: PageShown });

/** Words of the school that its staff write (docs/rules/school-texts.md). */
export const pagesCalls = defineCalls({
  'GET /faq': {
    who: everybody,
    summary: 'Frequent questions with their answers, by group, and how to reach the contact centre',
    gives: z.strictObject({ groups: z.array(FaqGroup), contactCentre: ContactCentre }),
    refusals: [],
  },
  'GET /legal/:document': {
    who: everybody,
    summary: 'A legal document, or what the school says of itself, as it holds now',
    params: z.strictObject({ document: z.enum(publicDocuments) }),
    gives: z.strictObject({ document: PageShown, since: z.nullable(Instant) }),
    refusals: [],
  },
  'GET /courses/:courseCode/about': {
    who: everybody,
    summary: 'What the school says a course or club is about; null where it has written nothing of its own',
    params: z.strictObject({ courseCode: CourseCode }),
    gives: z.strictObject({ about: z.nullable(PageShown) }),
    refusals: [],
  },
  'GET /user/banner': {
    who: parent,
    adult: 'sees',
    summary: 'What the school tells all families on their home page; null when it tells nothing',
    gives: z.strictObject({ banner: z.nullable(z.strictObject({ title: Localised, text: Localised })) }),
    refusals: [],
  },
  'GET /manager/texts': {
    who: needing(managerReads, 'content'),
    summary: 'Every page whose text the school may write anew, and how it stands',
    gives: z.strictObject({ pages: z.array(PageListed) }),
    refusals: [],
  },
  'GET /manager/texts/:page': {
    who: needing(managerReads, 'content'),
    summary: 'A page: what holds, what came with the product, the draft with its faults, the chips, every version',
    params,
    gives: z.strictObject({
      page: z.enum(pageKeys),
      kind: z.enum(pageKinds),
      /** Null where nothing is told. */
      inForce: z.nullable(PageBody),
      /** Whether it is the text that came with the product. */
      isOriginal: z.boolean(),
      original: z.nullable(PageBody),
      work: z.nullable(Saved),
      chips: z.array(Chip),
      versions: z.array(PageVersion),
    }),
    refusals: [],
  },
  'GET /manager/texts/:page/versions/:number': {
    who: needing(managerReads, 'content'),
    summary: 'A version that was published, as it was written; nothing where it called the page back',
    params: z.strictObject({ page: z.enum(pageKeys), number: z.coerce.number().check(z.multipleOf(1), z.gte(1), z.lte(largest)) }),
    gives: z.strictObject({ body: z.nullable(PageBody) }),
    refusals: ['pages.version_not_found'],
  },
  'POST /manager/texts/:page/draft': {
    who: writers,
    summary: 'Saves a draft over the one that was read; `revision` is 0 where there was none',
    params,
    body: z.strictObject({ revision, body: PageBody }),
    gives: Saved,
    refusals: ['pages.draft_changed'],
  },
  'POST /manager/texts/:page/draft/discard': {
    who: writers,
    summary: 'Throws a draft away',
    params,
    body: z.strictObject({ revision }),
    gives: Done,
    refusals: ['pages.draft_changed'],
  },
  'POST /manager/texts/:page/test': {
    who: writers,
    summary: 'Sends the draft of a letter to whoever asks alone, in both languages, with an example in its holes',
    params: z.strictObject({ page: z.enum(letterPages) }),
    body: z.strictObject({ revision }),
    gives: Done,
    refusals: ['pages.no_draft', 'pages.draft_changed', 'identity.contact_needed'],
    perMinute: 5,
  },
  'POST /manager/texts/:page/publish': inLog(
    {
      who: writers,
      summary: 'The draft becomes what people read, at once or from a moment on',
      params,
      /** `asksAnew`, of a consent: what was decided about the words before no longer counts. */
      body: z.strictObject({ revision, validFrom: z.nullable(Instant), asksAnew: z.optional(z.boolean()), reason }),
      gives: Done,
      refusals: [
        'pages.no_draft',
        'pages.draft_changed',
        'pages.not_ready',
        'pages.second_reader',
        'pages.in_past',
        'pages.too_far',
        'pages.planned',
      ],
      idempotent: true,
    },
    ({ params: { page }, body }) => ({
      act: 'pages.published',
      reason: body.reason,
      after: { page, validFrom: body.validFrom, ...(body.asksAnew === true && { asksAnew: true }) },
    }),
  ),
  'POST /manager/texts/:page/restore': inLog(
    {
      who: writers,
      summary: 'The text that came with the product holds again; a banner is taken down',
      params,
      body: z.strictObject({ reason }),
      gives: Done,
      refusals: ['pages.is_original'],
      idempotent: true,
    },
    ({ params: { page }, body }) => ({ act: 'pages.restored', reason: body.reason, after: { page } }),
  ),
  'POST /manager/texts/:page/withdraw': inLog(
    {
      who: writers,
      summary: 'Calls off a text that has not begun yet',
      params,
      body: z.strictObject({ reason }),
      gives: z.strictObject({ validFrom: Instant }),
      refusals: ['pages.nothing_planned'],
      idempotent: true,
    },
    ({ params: { page }, body }, { validFrom }) => ({ act: 'pages.withdrawn', reason: body.reason, before: { page, validFrom } }),
  ),
});
