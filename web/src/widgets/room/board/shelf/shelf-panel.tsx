import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { ShelfPicture } from '@school/contract/lesson-room/shelf-calls';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, ImagePlus, Pencil, Trash2 } from '#kit/icon.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { LessonShelf } from './lesson-shelf.tsx';
import type { BoardShelf } from './use-board-shelf.ts';

/** From so many on nobody finds a picture by looking. */
const manyPictures = 12;

/** The teacher's own pictures, kept from lesson to lesson: one tap puts one on the board. */
export function ShelfPanel({ shelf }: { shelf: BoardShelf }) {
  const t = useTexts('boardShelf');
  const { data } = useQuery(queryOf('GET /teacher/shelf'));
  const [search, setSearch] = useState('');
  const [isChanging, setChanging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const all = data?.pictures;
  const found = all?.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <section aria-label={t.title} className="flex min-h-0 w-52 shrink-0 flex-col gap-2 overflow-y-auto p-0.5">
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,application/pdf"
        aria-label={t.add}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          shelf.take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button size="small" disabled={shelf.adding !== null} onPress={() => input.current?.click()}>
        <Icon of={ImagePlus} />
        {t.add}
      </Button>
      <output className="text-sm font-bold text-mute empty:hidden">
        {shelf.adding && t.adding(shelf.adding.done + 1, shelf.adding.all)}
      </output>
      {all && <LessonShelf shelf={shelf} own={all} />}
      {!all && <Skeleton className="h-40" />}
      {all?.length === 0 && (
        <p className="rounded-md bg-sunk p-3 text-sm text-mute">
          {t.empty(lessonRoomLimits.shelf.pictures, lessonRoomLimits.shelf.pdfPages)}
        </p>
      )}
      {all && all.length > manyPictures && (
        <div className="flex shrink-0 flex-col">
          <SearchField words={t.search} search={search} onSearch={setSearch} />
        </div>
      )}
      {found && all && all.length > 0 && (
        <>
          {found.length === 0 && <p className="text-sm text-mute">{t.nothing}</p>}
          <ul aria-label={t.own} className="grid grid-cols-2 content-start gap-2">
            {found.map((picture) => (
              <Kept key={picture.pictureId} picture={picture} isChanging={isChanging} onPut={() => shelf.put([picture.pictureId])} />
            ))}
          </ul>
          <button
            type="button"
            aria-pressed={isChanging}
            className="press min-h-11 shrink-0 rounded-sm px-2 text-sm font-bold text-mute hover:bg-sunk aria-pressed:bg-brand-soft aria-pressed:text-brand"
            onClick={() => setChanging(!isChanging)}
          >
            <Icon of={Pencil} size={16} className="mr-1 inline" />
            {isChanging ? t.changed : t.change}
          </button>
        </>
      )}
    </section>
  );
}

interface KeptProps {
  picture: ShelfPicture;
  isChanging: boolean;
  onPut(): void;
}

function Kept({ picture: { pictureId, name, url }, isChanging, onPut }: KeptProps) {
  const t = useTexts('boardShelf');
  const rename = useCall('PATCH /teacher/shelf/:pictureId', { changes: ['GET /teacher/shelf'] });
  const remove = useCall('DELETE /teacher/shelf/:pictureId', { changes: ['GET /teacher/shelf'] });
  const params = { pictureId };
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <button
        type="button"
        aria-label={t.put(name)}
        title={name}
        disabled={isChanging}
        className="press aspect-[4/3] w-full overflow-hidden rounded-sm border-2 border-line bg-sunk enabled:hover:border-brand"
        onClick={onPut}
      >
        <img src={url} alt="" loading="lazy" draggable={false} className="size-full object-contain" />
      </button>
      {isChanging ? (
        <>
          <input
            aria-label={t.name(name)}
            defaultValue={name}
            maxLength={lessonRoomLimits.shelf.nameSigns}
            className="h-11 w-full rounded-sm border-2 border-edge bg-card px-2 text-sm"
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={({ currentTarget }) => {
              const typed = currentTarget.value.trim();
              if (typed !== '' && typed !== name) rename.mutate({ params, body: { name: typed } });
              else currentTarget.value = name;
            }}
          />
          <button
            type="button"
            aria-label={t.remove(name)}
            title={t.removeAbout}
            disabled={remove.isPending}
            className="press grid min-h-11 place-items-center rounded-sm bg-sunk text-bad"
            onClick={() => remove.mutate({ params })}
          >
            <Icon of={Trash2} size={18} />
          </button>
        </>
      ) : (
        <span aria-hidden className="truncate text-sm">
          {name}
        </span>
      )}
    </li>
  );
}
