import type { RunningSchool } from '../running-school.ts';
import { callsOf } from '../steps/calls.ts';
import { demo, type KnownEvent } from '../steps/demo.ts';

type Size = 'phone' | 'tablet' | 'laptop';

/** A page of children that was drawn before: its name, who looks, where it is, and the sizes with the drawing that each has. */
export interface KidsPage {
  name: string;
  /** A demo child of Anna or Svetlana by name, or whoever the preview makes. */
  who: 'Миша' | 'Соня' | 'Тася' | 'preview' | 'parent';
  at: string;
  /** In the preview: the page of the child that is meant, not the task that opened. */
  own?: string;
  drawings: Partial<Record<Size, string>>;
}

interface KnownKids {
  kids: Array<{ kidUid: string; firstName: string; age: number }>;
}

/** Tasks as the preview has them, by the name of their drawing. */
const tasks: ReadonlyArray<readonly [name: string, template: string, age: number, sizes: readonly Size[], ending?: string]> = [
  ['bins', 'sort-bins', 6, ['phone', 'tablet']],
  ['choice', 'choice-one', 6, ['tablet'], '-hint'],
  ['clock', 'clock-set', 8, ['phone', 'tablet']],
  ['coins', 'coins-pay', 8, ['tablet']],
  ['count', 'type-number', 5, ['phone', 'tablet']],
  ['line', 'number-line', 8, ['phone']],
  ['memory', 'memory-pairs', 6, ['tablet']],
  ['order', 'order-list', 6, ['laptop', 'tablet']],
  ['pairs', 'match-pairs', 6, ['tablet']],
  ['sum', 'type-number', 8, ['laptop', 'phone']],
  ['tiles', 'build-tiles', 6, ['tablet']],
  ['trace', 'trace', 5, ['tablet']],
];

const drawn = (name: string, sizes: readonly Size[], ending = ''): Partial<Record<Size, string>> =>
  Object.fromEntries(sizes.map((size) => [size, `${name}${ending}-${size}`]));

/** The pages in the demo school: each home in three sizes, everything else in those it was drawn in. */
export async function kidsPages(school: Pick<RunningSchool, 'url'>): Promise<KidsPage[]> {
  const anna = callsOf(school, demo.anna);
  const { kids } = await anna.get<KnownKids>('/user');
  const { kids: others } = await callsOf(school, demo.svetlana).get<KnownKids>('/user');
  const idOf = (name: string): string => {
    const kid = [...kids, ...others].find(({ firstName }) => firstName === name);
    if (!kid) throw new Error(`The demo school has no ${name}`);
    return kid.kidUid;
  };
  const [misha, sonya, tasya] = [idOf('Миша'), idOf('Соня'), idOf('Тася')];
  const { events } = await anna.get<{ events: KnownEvent[] }>('/events');
  const lesson = events.find(({ kids: who, status }) => who.includes(misha) && status === 'scheduled');
  return [
    { name: 'pre', who: 'Соня', at: `/kids/${sonya}`, drawings: { ...drawn('pre', ['phone', 'tablet']), laptop: 'pre-night-laptop' } },
    { name: 'junior', who: 'Миша', at: `/kids/${misha}`, drawings: drawn('junior', ['phone', 'tablet', 'laptop']) },
    {
      name: 'teen',
      who: 'preview',
      at: '/dev/preview/m4-01?age=13',
      own: '',
      drawings: { ...drawn('teen', ['phone', 'laptop']), tablet: 'teen-11-tablet' },
    },
    { name: 'teen-task', who: 'preview', at: '/dev/preview/m4-01?age=13', drawings: drawn('teen-task', ['phone', 'laptop']) },
    { name: 'house', who: 'Соня', at: `/kids/${sonya}/house`, drawings: drawn('room', ['phone', 'tablet']) },
    { name: 'album', who: 'Соня', at: `/kids/${sonya}/album`, drawings: drawn('album', ['phone', 'tablet']) },
    { name: 'story', who: 'Миша', at: `/kids/${misha}/courses/math/story`, drawings: drawn('story', ['phone', 'tablet']) },
    { name: 'club', who: 'Тася', at: `/kids/${tasya}/badges`, drawings: drawn('club', ['phone', 'tablet']) },
    ...(lesson
      ? [{ name: 'door', who: 'Миша' as const, at: `/kids/${misha}/room/${lesson.eventId}`, drawings: drawn('door', ['tablet']) }]
      : []),
    { name: 'parent', who: 'parent', at: `/settings/edit-children/${sonya}`, drawings: drawn('parent', ['laptop']) },
    ...tasks.map(([name, template, age, sizes, ending]): KidsPage => ({
      name,
      who: 'preview',
      at: `/dev/preview/${template}?age=${age}`,
      drawings: drawn(name, sizes, ending),
    })),
  ];
}
