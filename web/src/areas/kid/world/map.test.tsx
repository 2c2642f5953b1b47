import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';

import { show } from '#testing/render.tsx';
import { Forest } from './forest.tsx';
import { Isles } from './isles.tsx';
import type { MapProps, Size } from './map-props.ts';
import { gladesOf, stationsOf } from './stations.ts';
import { course, lesson } from '#testing/course-way.ts';

const kidUid = '00000000-0000-4000-8000-000000000002';
const home = `/kids/${kidUid}/courses/math`;
const way = course([lesson(1, 'done', 6), lesson(2, 'open'), lesson(3, 'locked'), lesson(4, 'locked'), lesson(5, 'locked')], {
  lessonCode: 'm2-02',
  playbookUid: 'math-m2-02-home',
});
const chipAt = { glade: 0, place: 1 };
const tablet = { width: 1024, height: 676 };
const sizes = [tablet, { width: 360, height: 600 }, { width: 320, height: 520 }];

const nothing = { house: null, tent: null, book: null, slide: null, shelf: null };

const draw = (Drawn: ComponentType<MapProps>, size: Size) =>
  show(
    <Drawn
      kidUid={kidUid}
      course={way}
      glades={gladesOf(stationsOf(way))}
      page={0}
      here={0}
      chipAt={chipAt}
      size={size}
      hero={null}
      spots={nothing}
    />,
    { texts: ['kid', 'kidWorld'] },
  );

test.each([
  ['forest', Forest],
  ['islands', Isles],
] as const)('of the %s the yellow lantern leads into its task, a lit one to its lesson, a dark one nowhere', async (_, Drawn) => {
  await draw(Drawn, tablet);
  expect(screen.getByRole('link', { name: /Урок 2.*Сейчас/ }).getAttribute('href')).toBe(`${home}/lessons/m2-02/playbooks/math-m2-02-home`);
  expect(screen.getByRole('link', { name: /Урок 1.*Сделано/ }).getAttribute('href')).toBe(`${home}/lessons/m2-01`);
  expect(screen.getByRole('button', { name: /Урок 3.*Откроется после урока/ }).getAttribute('aria-disabled')).toBe('true');
  // What lies on another glade is reached by going there, not by Tab.
  expect(screen.getByRole('button', { name: /Урок 5/, hidden: true }).closest('[inert]')).not.toBeNull();
});

test.each(sizes)('a lantern of the path is as large as a small finger needs: %o', async (size) => {
  await draw(Forest, size);
  const wide = [...document.querySelectorAll<HTMLElement>('.station')].map((station) =>
    Number.parseFloat(station.style.getPropertyValue('--s')),
  );
  expect(wide.length).toBe(5);
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(64);
});
