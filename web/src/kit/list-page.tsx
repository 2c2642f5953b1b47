import { type ReactNode, useEffect, useRef, useState } from 'react';

import { schoolZone, wallClock } from '#i18n/time.ts';

import { MoreButton } from './more-button.tsx';
import { Button } from './button.tsx';
import { csvOf } from './csv.ts';
import { EmptyState } from './empty-state.tsx';
import { CircleCheck, Download, Icon } from './icon.tsx';
import { raiseNotice } from './notice.ts';
import { PageLayout } from './page-layout.tsx';
import { saveFile } from './save-file.ts';
import { SearchField } from './search-field.tsx';
import { Skeleton } from './skeleton.tsx';
import { useSurroundings } from './surroundings.tsx';

/** What is read, as far as its states go: `useQuery` and `useInfiniteQuery` give it. */
interface Reading {
  isError: boolean;
  isPlaceholderData?: boolean;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?(): Promise<unknown>;
}

/** What a list page says; a page hands over its own texts as they are. */
export interface ListWords {
  title: string;
  about?: string;
  /** Name of the list. */
  list?: string;
  search?: string;
  searchFor?: string;
  clear?: string;
  export?: string;
  /** While the file is made, and when it could not be. */
  exporting?: (count: number) => string;
  exportFailed?: string;
  nothing?: string;
  reset?: string;
  more?: string;
}

/** The whole list as a file for a spreadsheet. */
export interface ListFile<Item> {
  /** Its name, by today's date. */
  name(day: string): string;
  columns: readonly string[];
  row(item: Item): readonly string[];
  /** What the button says to a screen reader. */
  label?: string | undefined;
  /** All there is, where the page has read a part of it; says on its way how much has come. Without it the page has all. */
  whole?(signal: AbortSignal, onRead: (count: number) => void): Promise<readonly Item[]>;
}

export interface ListPageProps<Item> {
  words: ListWords;
  width?: 'text' | 'normal' | 'wide';
  /** Neighbouring pages, above what is said of this one. */
  tabs?: ReactNode;
  /** Which of several lists this is: chips, counts. */
  views?: ReactNode;
  /** What the address says is searched for; nothing where the list cannot be searched. */
  search?: string;
  onSearch?(typed: string | undefined): void;
  /** Beside the search field. */
  filters?: ReactNode;
  list: Reading;
  /** Undefined until they are read. */
  items: readonly Item[] | undefined;
  /** Stands where the list could not be read. */
  failed: ReactNode;
  /** Takes away what was searched and chosen; undefined where nothing was. */
  onReset?: (() => void) | undefined;
  /** Stands where there is nothing at all; the check mark says that all is done. */
  empty: { title: string; about?: string; isGood?: boolean };
  file?: ListFile<Item>;
  /** What else one can do on the page, beside the file. */
  actions?: ReactNode;
  /** How much room the list will take about. */
  height?: string;
  /** Draws one row of the list, with its key; or the list as a whole. */
  renderCard?(item: Item): ReactNode;
  renderTable?(items: readonly Item[]): ReactNode;
  /** A view that is no list, in the place of the list and its search. */
  instead?: ReactNode;
  /** What opens from the list. */
  children?: ReactNode;
}

/**
 * A page that is a list: what it is about, a search field and filters, the whole of it as a file, and the list in all its states: on its
 * way, failed, nothing there, nothing that fits what was asked for, and the way to more.
 */
export function ListPage<Item>({ words, width = 'normal', tabs, views, search, onSearch, filters, ...props }: ListPageProps<Item>) {
  const { items, file, instead, actions, children } = props;
  return (
    <PageLayout
      title={words.title}
      width={width}
      actions={
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          {file && items && items.length > 0 && <Export file={file} items={items} words={words} />}
          {actions}
        </div>
      }
    >
      {tabs}
      {words.about !== undefined && <p className="text-mute">{words.about}</p>}
      {views}
      {instead === undefined && (onSearch || filters !== undefined) && (
        <div className="flex flex-wrap items-end gap-3">
          {onSearch && (
            <SearchField
              words={{ label: words.search ?? '', placeholder: words.searchFor ?? '', clear: words.clear ?? '' }}
              search={search ?? ''}
              onSearch={(typed) => onSearch(typed === '' ? undefined : typed)}
            />
          )}
          {filters}
        </div>
      )}
      {instead ?? <States {...props} words={words} />}
      {children}
    </PageLayout>
  );
}

type StatesProps<Item> = Omit<ListPageProps<Item>, 'tabs' | 'views' | 'search' | 'filters' | 'width' | 'instead' | 'actions' | 'children'>;

function States<Item>({ words, list, items, failed, onReset, empty, height = 'h-40', renderCard, renderTable }: StatesProps<Item>) {
  if (items === undefined) return list.isError ? failed : <Skeleton className={height} />;
  return (
    <>
      {items.length > 0 && renderTable?.(items)}
      {items.length > 0 && renderCard && (
        <ul aria-label={words.list} aria-busy={list.isPlaceholderData} className="flex flex-col gap-3">
          {items.map(renderCard)}
        </ul>
      )}
      {items.length === 0 && onReset && (
        <EmptyState title={words.nothing ?? ''} action={<Button onPress={onReset}>{words.reset}</Button>} />
      )}
      {items.length === 0 && !onReset && (
        <EmptyState title={empty.title} picture={empty.isGood === true ? <Icon of={CircleCheck} size={40} /> : undefined}>
          {empty.about}
        </EmptyState>
      )}
      <MoreButton of={list} label={words.more} />
    </>
  );
}

interface ExportProps<Item> {
  file: ListFile<Item>;
  items: readonly Item[];
  words: ListWords;
}

function Export<Item>({ file, items, words }: ExportProps<Item>) {
  const { now } = useSurroundings();
  const [read, setRead] = useState<number>();
  const gone = useRef<AbortController>(undefined);
  // Who leaves the page does not want its file any more.
  useEffect(() => () => gone.current?.abort(), []);
  const save = async () => {
    gone.current = new AbortController();
    const { signal } = gone.current;
    setRead(0);
    try {
      const all = (await file.whole?.(signal, setRead)) ?? items;
      saveFile(file.name(wallClock(now(), schoolZone).date), csvOf(file.columns, all.map(file.row)), 'text/csv;charset=utf-8');
    } catch {
      if (!signal.aborted) raiseNotice({ tone: 'bad', text: words.exportFailed ?? '' });
    }
    setRead(undefined);
  };
  return (
    <Button
      size="small"
      busy={read !== undefined}
      {...(file.label !== undefined && read === undefined && { label: file.label })}
      onPress={() => void save()}
    >
      <Icon of={Download} />
      {read === undefined ? words.export : words.exporting?.(read)}
    </Button>
  );
}
