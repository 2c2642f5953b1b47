import type { HoursOfDay } from '@school/contract/calendar/shapes';
import { useEffect, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText, weekdayOf } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { MonthCalendar } from '#kit/calendar.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Sheet } from '#kit/dialog.tsx';

import { BlockFields } from '#widgets/working-hours/block-fields.tsx';
import { type Block, firstBlock, merged } from '#widgets/working-hours/blocks.ts';
import { type Cells, rulesOf } from '#widgets/working-hours/cells.ts';

interface SpecialDaySheetProps {
  /** The day to change; without it one is chosen. */
  day: string | undefined;
  cells: Cells;
  exceptions: readonly HoursOfDay[];
  today: string;
  onSet(special: HoursOfDay): void;
  onClose(): void;
}

/** One day on which the teacher works at other times, or not at all. */
export function SpecialDaySheet({ day: given, cells, exceptions, today, onSet, onClose }: SpecialDaySheetProps) {
  const { day: t } = useTexts('teacherHours');
  const { closed } = useTexts('teacherHours');
  const locale = useLocale();
  const blocksOf = (day: string | undefined) => exceptions.find((it) => it.day === day)?.blocks;
  const usual = (day: string): Block[] =>
    rulesOf(cells)
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .map(({ fromMinute, toMinute }) => ({ fromMinute, toMinute }));
  const beginWith = (day: string): Block[] => (usual(day).length > 0 ? usual(day) : [firstBlock]);
  const [day, setDay] = useState(given);
  const [kind, setKind] = useState<'closed' | 'open'>((blocksOf(given)?.length ?? 0) > 0 ? 'open' : 'closed');
  const [blocks, setBlocks] = useState<Block[]>(blocksOf(given) ?? []);
  const [choosing, setChoosing] = useState(given === undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = day === undefined ? '' : dateText(locale, day, 'longDay');
  const why = day === undefined ? t.chooseFirst : kind === 'open' && blocks.length === 0 ? t.hoursFirst : undefined;
  const hours = (of: readonly Block[]) =>
    of.length === 0 ? closed : of.map(({ fromMinute, toMinute }) => `${clockText(fromMinute)}–${clockText(toMinute)}`).join(', ');

  const choose = (next: string) => {
    setDay(next);
    setChoosing(false);
    // What is there already is changed; a new day begins with its usual hours.
    const known = blocksOf(next);
    if (known) setKind(known.length > 0 ? 'open' : 'closed');
    setBlocks(known && known.length > 0 ? known : beginWith(next));
  };

  // The calendar goes when a day is chosen, and the focus it had with it.
  useEffect(() => {
    if (!choosing && given === undefined) heading.current?.focus();
  }, [choosing, given]);

  return (
    <Sheet
      title={t.title}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          disabled={why !== undefined}
          hint={why}
          onPress={() => day !== undefined && onSet({ day, blocks: kind === 'closed' ? [] : merged(blocks) })}
        >
          {day === undefined ? t.setNone : t.set(name)}
        </Button>
      }
    >
      {choosing && <MonthCalendar label={t.choose} value={day} onChange={choose} min={today} opened />}
      {day !== undefined && !choosing && (
        <>
          <div>
            <h3 ref={heading} tabIndex={-1} className="text-lg outline-none first-letter:uppercase">
              {name}
            </h3>
            <p className="figures text-mute">{t.usual(hours(usual(day)))}</p>
            {given === undefined && (
              <Button kind="quiet" size="small" onPress={() => setChoosing(true)}>
                {t.other}
              </Button>
            )}
          </div>
          <RadioChips
            label={t.kind}
            name="special-kind"
            required
            chips={choicesOf({ closed: t.closed, open: t.open })}
            value={kind}
            onChange={(value) => {
              setKind(value);
              if (value === 'open' && blocks.length === 0) setBlocks(beginWith(day));
            }}
          />
          {kind === 'open' && <BlockFields day={name} blocks={blocks} onChange={setBlocks} />}
        </>
      )}
    </Sheet>
  );
}
