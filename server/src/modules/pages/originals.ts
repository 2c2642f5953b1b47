import { faqGroups } from '@school/contract/library/limits';
import { kindOf, pageKeys, type PageKey, pagesLimits, publicDocuments } from '@school/contract/pages/limits';
import { PageBody } from '@school/contract/pages/shapes';
import { settings } from '@school/contract/school/settings';
import * as z from 'zod';

import { ContentFault, type Document, type Library, reasonsOf } from '#modules/library';

import { chipsNow } from './chips.ts';
import { consentOriginals } from './consent-words.ts';
import { faultsOf } from './filling.ts';
import { chipsOf, letterOriginals, missingIn } from './letters.ts';

const written = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });
const noWords = { ru: '', en: '' };

const Faq = z
  .strictObject({ title: written, questions: z.array(z.strictObject({ ask: written, answer: written, words: written })).min(1) })
  .transform(({ title, questions }) => ({
    title,
    sections: questions.map(({ ask, answer, words }) => ({ title: ask, text: answer, words })),
  }));
const Legal = z
  .strictObject({
    title: written,
    sections: z
      .array(z.strictObject({ title: written, text: written }))
      .min(1)
      .max(pagesLimits.sections),
  })
  .transform(({ title, sections }) => ({ title, sections: sections.map((it) => ({ ...it, words: noWords })) }));

function read(shape: z.ZodType<PageBody>, { path, data }: Document): PageBody {
  const known = shape.safeParse(data);
  if (!known.success) throw new ContentFault(path, reasonsOf(known.error));
  return PageBody.parse(known.data);
}

export type Originals = Readonly<Record<PageKey, PageBody | null>>;

/** The texts that came with the product (content/faq, content/legal, the words of its letters); a banner has none. */
export function readOriginals(library: Pick<Library, 'document'>): Originals {
  const faq = faqGroups.map((group) => [`faq-${group}`, read(Faq, library.document(`faq/${group}`))] as const);
  const legal = publicDocuments.map((name) => [name, read(Legal, library.document(`legal/${name}`))] as const);
  return { ...blank, ...Object.fromEntries([...faq, ...legal]), ...consentOriginals(), ...letterOriginals() };
}

/** What is wrong with the texts that come with the product, in words for whoever wrote them: a number written by hand, too. */
export const faultsOfOriginals = (library: Pick<Library, 'document'>): string[] => {
  const chips = chipsNow((key) => settings[key].default as never);
  return Object.entries(readOriginals(library)).flatMap(([page, body]) =>
    body === null
      ? []
      : [...faultsOf(body, kindOf(page as PageKey), chipsOf(page as PageKey, chips)), ...missingIn(page as PageKey, body)].map(
          ({ section, field, language, fault, about }) => `${page}: part ${section ?? 0}, ${field} (${language}): ${fault} ${about}`,
        ),
  );
};

const blank = Object.fromEntries(pageKeys.map((page) => [page, null])) as Record<PageKey, null>;
