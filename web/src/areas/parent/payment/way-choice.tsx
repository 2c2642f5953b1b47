import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

export type Way = AnswerOf<'GET /payment/products'>['methods'][number];

/** The name of a way to pay in a form. */
export const nameOfWay = ({ provider, method }: Way): string => `${provider} ${method}`;

/** How to pay: the ways that this region and currency have. With one way there is nothing to choose, and it is told. */
export function WayChoice({ ways, chosen, onChoose }: { ways: readonly Way[]; chosen: Way; onChoose(way: Way): void }) {
  const t = useTexts('payment').products;
  const names: Readonly<Record<string, string>> = t.ways;
  const abouts: Readonly<Record<string, string>> = t.wayAbout;
  // Two banks may take cards: then each says which one it is.
  const called = (way: Way) => {
    const name = names[way.method] ?? way.method;
    return ways.filter(({ method }) => method === way.method).length > 1 ? `${name} · ${way.provider}` : name;
  };
  const about = abouts[chosen.method];
  return (
    <div className="flex flex-col gap-1">
      {ways.length > 1 ? (
        <RadioChips
          label={t.way}
          name="way"
          required
          value={nameOfWay(chosen)}
          onChange={(name) => {
            const way = ways.find((it) => nameOfWay(it) === name);
            if (way) onChoose(way);
          }}
          chips={ways.map((way) => ({ value: nameOfWay(way), label: called(way) }))}
        />
      ) : (
        <p className="flex justify-between gap-3 text-sm">
          <span>{t.way}</span>
          <span className="text-right font-bold">{called(chosen)}</span>
        </p>
      )}
      {about !== undefined && <p className="text-sm text-mute">{about}</p>}
    </div>
  );
}
