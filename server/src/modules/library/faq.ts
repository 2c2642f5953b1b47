import type { AnswerOf } from '@school/contract/calls';
import { faqGroups } from '@school/contract/library/limits';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, reasonsOf } from './courses.ts';
import type { Document, Documents } from './documents.ts';
import { faqNumbers, type FaqNumbers, withNumbers } from './faq-numbers.ts';

export type Faq = AnswerOf<'GET /faq'>;

const filledWith = (numbers: FaqNumbers) =>
  z.strictObject({ ru: z.string().min(1), en: z.string().min(1) }).transform((text, context) => {
    try {
      return { ru: withNumbers(text.ru, 'ru', numbers), en: withNumbers(text.en, 'en', numbers) };
    } catch (fault) {
      context.addIssue({ code: 'custom', message: fault instanceof Error ? fault.message : String(fault) });
      return z.NEVER;
    }
  });

const writtenGroup = (filled: ReturnType<typeof filledWith>) =>
  z.strictObject({ title: Localised, questions: z.array(z.strictObject({ ask: filled, answer: filled, words: Localised })).min(1) });

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

const WrittenCentre = z
  .strictObject({ phone: z.string().regex(/^\+[\d ()-]{7,24}$/), email: z.email(), zone: z.string(), opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'before it opens' });

function readAs<Shape extends z.ZodType>(shape: Shape, { path, data }: Document): z.output<Shape> {
  const read = shape.safeParse(data);
  if (!read.success) throw new ContentFault(path, reasonsOf(read.error));
  return read.data;
}

/** Reads content/faq: the groups of questions in their order, and the contact centre. `settings` stand over the numbers of the contract. */
export function readFaq(documents: Documents, settings: FaqNumbers = {}): Faq {
  const group = writtenGroup(filledWith({ ...faqNumbers, ...settings }));
  const { phone, email, zone, opens, closes } = readAs(WrittenCentre, documents.document('faq/contact-centre'));
  return {
    groups: faqGroups.map((name) => ({ group: name, ...readAs(group, documents.document(`faq/${name}`)) })),
    contactCentre: { phone, email, zone, opensAt: opens, closesAt: closes },
  };
}
