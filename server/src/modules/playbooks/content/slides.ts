import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { createRandom } from '@school/contract/puzzles/random';
import * as z from 'zod';

import { generators, type Material } from '#modules/generators';
import { reasonsOf } from '#modules/library';

import type { readMaterial } from './content.ts';
import { templateOf, templates } from '../templates/registry.ts';
import type { Item, WrittenCommon } from '../templates/base/template.ts';
import { Text } from '../templates/base/written.ts';

/**
 * A slide of a playbook: written out, or made by a generator, `rounds` items of it. `skills`: what an answer to it tells of; without
 * it nobody knows.
 */
export type Slide = { template: TemplateCode; skills?: readonly string[] } & (
  | { items: readonly WrittenCommon[] }
  | { generator: string; with: unknown; rounds: number; common: WrittenCommon }
);

const Code = z.enum(Object.keys(templates) as [TemplateCode, ...TemplateCode[]]);
const Written = z.looseObject({ template: Code, skills: z.array(z.string()).min(1).optional() });
const Generated = z.strictObject({
  template: Code,
  generator: z.string(),
  with: z.record(z.string(), z.unknown()).default({}),
  rounds: z.int().min(1).max(12).default(3),
  hint: Text.optional(),
  explain: Text.optional(),
});

/** Reads one task of a lesson; throws a line for methodists when something is wrong with it. */
export function readSlide(task: unknown, material: Pick<ReturnType<typeof readMaterial>, 'resolved'>): Slide {
  const { skills, ...resolved } = parsed(Written, material.resolved(task));
  const { template: code, ...fields } = resolved;
  const slide = 'generator' in fields ? generated(parsed(Generated, resolved)) : authored(code, fields);
  return skills ? { ...slide, skills } : slide;
}

function generated({ template, generator, with: params, rounds, ...common }: z.output<typeof Generated>): Slide {
  const found = generators.get(generator);
  if (!found) throw new Error(`no generator ${generator}`);
  return { template, generator, with: parsed(found.params, params, 'with'), rounds, common };
}

/** `items` are the items of the slide; order-list has a field of that name itself. */
function authored(template: TemplateCode, { items, ...shared }: Record<string, unknown>): Slide {
  const { written } = templateOf(template);
  const isItem = (item: unknown): item is object =>
    typeof item === 'object' && item !== null && (template !== 'order-list' || 'items' in item);
  if (!Array.isArray(items) || !items.every(isItem)) {
    return { template, items: [parsed(written, { ...shared, ...(items !== undefined && { items }) }) as WrittenCommon] };
  }
  return { template, items: items.map((item, at) => parsed(written, { ...shared, ...item }, `item ${at + 1}`) as WrittenCommon) };
}

function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown, where = ''): z.output<Shape> {
  const read = shape.safeParse(value);
  if (!read.success) throw new Error(`${where ? `${where}: ` : ''}${reasonsOf(read.error)}`);
  return read.data;
}

/** What the slide's author or generator wrote for one round. The seed never leaves the school. */
export function writtenFor(slide: Slide, seed: string, round: number, material: Material): WrittenCommon {
  if ('items' in slide) return slide.items[round] as WrittenCommon;
  const made = generators.get(slide.generator)?.make(createRandom(`${slide.generator}|${seed}/${round}`), slide.with, material)[
    slide.template
  ];
  if (!made) throw new Error(`${slide.generator} does not write for ${slide.template}`);
  return { ...(made as WrittenCommon), ...slide.common };
}

export const roundsOf = (slide: Slide): number => ('items' in slide ? slide.items.length : slide.rounds);

/** Items of one slide for one attempt: as different from each other as the generator can make them. */
export function itemsOf(slide: Slide, seed: string, material: Material): Item[] {
  const template = templateOf(slide.template);
  const seen = new Set<string>();
  return Array.from({ length: roundsOf(slide) }, (_, round) => {
    const written = unlike(seen, (turn) => writtenFor(slide, turn === 0 ? seed : `${seed}/${turn}`, round, material));
    return template.build(written, createRandom(`${slide.template}|${seed}/${round}`), material);
  });
}

/** How often another one is tried for: some generators have few to offer. */
const turns = 12;

function unlike(seen: Set<string>, make: (turn: number) => WrittenCommon): WrittenCommon {
  let written = make(0);
  for (let turn = 1; turn < turns && seen.has(asked(written)); turn++) written = make(turn);
  seen.add(asked(written));
  return written;
}

/** What a child would know again: the question and what it is about, else all of it. */
const asked = (written: WrittenCommon): string => JSON.stringify(written.stimulus ? [written.ask, written.stimulus] : written);
