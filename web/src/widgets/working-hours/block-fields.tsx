import { useRef } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { controlLook } from '#kit/field.tsx';
import { Icon, Plus, X } from '#kit/icon.tsx';
import { startsOfDay } from '#kit/time-chips.tsx';

import { type Block, nextBlock, roomOf } from './blocks.ts';
import { cellMinutes } from './cells.ts';

interface BlockFieldsProps {
  /** Of what day they are, in words: part of the name of every field. */
  day: string;
  blocks: readonly Block[];
  onChange(blocks: Block[]): void;
}

/** Hours of one day as plain from–to fields. A field offers only times that keep the blocks apart. */
export function BlockFields({ day, blocks, onChange }: BlockFieldsProps) {
  const t = useTexts('teacherHours');
  const box = useRef<HTMLDivElement>(null);
  const more = nextBlock(blocks);
  const set = (at: number, change: Partial<Block>) =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...change } : block)));
  const remove = (at: number) => {
    onChange(blocks.filter((_, index) => index !== at));
    // The button that had the focus is gone with its block.
    box.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <div ref={box} className="flex flex-wrap items-center gap-2">
      {blocks.map((block, at) => {
        const room = roomOf(blocks, at);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a block is known by its place: its times are what is being changed
          <span key={at} className="flex items-center gap-1">
            <TimeSelect label={t.from(day)} value={block.fromMinute} room={room.from} onChange={(fromMinute) => set(at, { fromMinute })} />
            –
            <TimeSelect label={t.to(day)} value={block.toMinute} room={room.to} onChange={(toMinute) => set(at, { toMinute })} />
            <button
              type="button"
              aria-label={t.remove(day, `${clockText(block.fromMinute)}–${clockText(block.toMinute)}`)}
              onClick={() => remove(at)}
              className="press grid size-11 shrink-0 place-items-center rounded-full hover:bg-brand-soft"
            >
              <Icon of={X} size={18} />
            </button>
          </span>
        );
      })}
      <span data-add>
        <Button
          kind="quiet"
          size="small"
          label={t.addTo(day)}
          disabled={!more}
          hint={more ? undefined : t.full}
          onPress={() => more && onChange([...blocks, more].toSorted((one, other) => one.fromMinute - other.fromMinute))}
        >
          <Icon of={Plus} size={18} />
          {t.add}
        </Button>
      </span>
    </div>
  );
}

interface TimeSelectProps {
  label: string;
  value: number;
  /** The first and the last minute to choose from. */
  room: readonly [number, number];
  onChange(minute: number): void;
}

function TimeSelect({ label, value, room: [from, to], onChange }: TimeSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className={`figures ${controlLook}`}
    >
      {startsOfDay(from, to, cellMinutes).map((time) => (
        <option key={time.value} value={time.value}>
          {time.label}
        </option>
      ))}
    </select>
  );
}
