import type { AnswerOf } from '@school/contract/calls';
import { faqGroups } from '@school/contract/library/limits';
import type { SettingKey, SettingValues } from '@school/contract/school/settings';
import { Localised } from '@school/contract/shapes';
import * as z from 'zod';

import { ContentFault, reasonsOf } from './courses.ts';
import type { Document, Documents } from './documents.ts';
import { faqNumbers, type FaqNumbers, withNumbers } from './faq-numbers.ts';

/** Frequent questions by group. */
export type FaqGroups = AnswerOf<'GET /faq'>['groups'];
export type ContactCentre = AnswerOf<'GET /faq'>['contactCentre'];

/** What a setting of the school says now. */
export type SettingNow = <K extends SettingKey>(key: K) => SettingValues[K];

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

function readAs<Shape extends z.ZodType>(shape: Shape, { path, data }: Document): z.output<Shape> {
  const read = shape.safeParse(data);
  if (!read.success) throw new ContentFault(path, reasonsOf(read.error));
  return read.data;
}

/** Reads content/faq: the groups of questions in their order. `inForce` stand beside the numbers of the contract. */
export function readFaq(documents: Documents, inForce: FaqNumbers): FaqGroups {
  const group = writtenGroup(filledWith({ ...faqNumbers, ...inForce }));
  return faqGroups.map((name) => ({ group: name, ...readAs(group, documents.document(`faq/${name}`)) }));
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** How families reach the contact centre, as the settings say. */
export function contactCentre(setting: SettingNow): ContactCentre {
  const [opens = '', closes = ''] = setting('contactHours').split('-');
  return {
    phone: setting('contactPhone') || null,
    email: setting('contactEmail') || null,
    zone: setting('contactZone'),
    opensAt: minutesOf(opens),
    closesAt: minutesOf(closes),
  };
}
