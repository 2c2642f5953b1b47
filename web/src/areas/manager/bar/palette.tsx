import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useMay } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#kit/dialog.tsx';
import { Icon, Search } from '#kit/icon.tsx';
import { goTo, placeNow } from '#kit/router/navigation.ts';

import { phoneText } from '../families/phone-text.ts';
import { orderNumber } from '../order-number.ts';
import { type Found, matching, stepped } from './palette-items.ts';
import { useRooms } from './places.ts';

/** The server is not asked for each letter. */
const pauseMs = 150;

interface Item {
  key: string;
  href: string;
  label: string;
  note?: string;
}

/** One box for everything: families by whatever is known of them, rooms, and what is done with the family one looks at. */
export const Palette = ({ onClose }: { onClose(): void }) => (
  <Dialog title={useTexts('office').palette.title} onClose={onClose}>
    <Box onClose={onClose} />
  </Dialog>
);

function Box({ onClose }: { onClose(): void }) {
  const { palette: t } = useTexts('office');
  const { places } = useTexts('staffLayout');
  const rooms = useRooms();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [marked, mark] = useState(0);
  const search = useSettled(typed.trim());
  const { data, isFetching, isError } = useQuery({
    ...quietly(queryOf('GET /manager/found', { query: { search } })),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useEffect(() => input.current?.focus(), []);

  const noteOf = useNote();
  const families = search === '' ? [] : (data?.families ?? []);
  const groups: ReadonlyArray<{ title: string; items: readonly Item[] }> = [
    {
      title: t.families,
      items: families.map((found) => ({
        key: found.familyId,
        href: `/manager/families/${found.familyId}`,
        label: found.parentName || found.email || found.phone || t.nameless,
        note: noteOf(found),
      })),
    },
    { title: t.thisFamily, items: matching(useFamilyActions(), typed) },
    { title: t.acts, items: matching(useActs(), typed) },
    {
      title: t.rooms,
      items: matching(
        rooms.map(({ to, name }) => ({ key: to, href: to, label: places[name] })),
        typed,
      ),
    },
  ].filter(({ items }) => items.length > 0);
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(marked, items.length - 1);
  const idOf = (key: string) => `${list}-${key}`;

  const open = (item: Item | undefined) => {
    if (!item) return;
    onClose();
    void goTo(item.href);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = stepped(at, event.key === 'ArrowDown' ? 1 : -1, items.length);
      mark(next);
      document.getElementById(idOf(items[next]?.key ?? ''))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') open(items[at]);
    else return;
    event.preventDefault();
  };
  const isLooking = search !== typed.trim() || isFetching;
  const said = isError
    ? t.failed
    : typed.trim() === ''
      ? t.about
      : isLooking
        ? t.looking
        : items.length === 0
          ? t.nothing
          : t.found(items.length);
  return (
    <>
      <div className="relative">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-mute" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t.label}
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={items[at] && idOf(items[at].key)}
          placeholder={t.placeholder}
          value={typed}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value);
            mark(0);
          }}
          onKeyDown={onKey}
          className="h-12 w-full rounded-sm border-2 border-edge bg-card pr-3 pl-11 text-base text-ink placeholder:text-mute hover:border-brand"
        />
      </div>
      <output className="text-sm text-mute">{said}</output>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of a combobox whose options have groups and notes */}
      <div id={list} role="listbox" aria-label={t.title} className="flex max-h-[50dvh] flex-col gap-1 overflow-y-auto">
        {groups.map(({ title, items: some }) => (
          <Group key={title} title={title}>
            {some.map((item) => (
              <Option key={item.key} id={idOf(item.key)} item={item} isMarked={item === items[at]} onOpen={() => open(item)} />
            ))}
          </Group>
        ))}
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a listbox has no tag of its own
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-3 pt-2 pb-1 text-sm font-bold text-mute">
        {title}
      </p>
      {children}
    </div>
  );
}

function Option({ id, item, isMarked, onOpen }: { id: string; item: Item; isMarked: boolean; onOpen(): void }) {
  return (
    // The field above has the focus and the keys; a pointer presses here.
    // oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onClick={onOpen}
      className="flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-3 py-1.5 hover:bg-sunk aria-selected:bg-brand-soft"
    >
      <span className="font-bold">{item.label}</span>
      {item.note !== undefined && <span className="truncate text-sm text-mute figures">{item.note}</span>}
    </div>
    // oxlint-enable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role
  );
}

/** What was typed, a moment after the last letter. */
function useSettled(typed: string): string {
  const [settled, settle] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** What tells a family from its namesakes: the order that was typed, kids, phone, e-mail. */
function useNote(): (found: Found) => string {
  const { palette: t } = useTexts('office');
  const locale = useLocale();
  return ({ order, kids, phone, email }) =>
    [
      ...(order ? [t.order(orderNumber(order.orderId), money(locale, order.total))] : []),
      ...kids.map(({ name, age }) => t.kid(name, age)),
      ...(phone === null ? [] : [phoneText(phone)]),
      ...(email === null ? [] : [email]),
    ].join(' · ');
}

/** What can be done from anywhere. */
function useActs(): Item[] {
  const { palette: t } = useTexts('office');
  const may = useMay();
  const href = '/manager?do=add';
  return may('POST /manager/families') ? [{ key: href, href, label: t.addFamily }] : [];
}

/** What can be done with the family whose page is open. */
function useFamilyActions(): Item[] {
  const { palette: t } = useTexts('office');
  const may = useMay();
  const [familyId] = /^\/manager\/families\/([\da-f-]{36})/.exec(placeNow()?.pathname ?? '')?.slice(1) ?? [];
  if (familyId === undefined) return [];
  const card = `/manager/families/${familyId}`;
  return (
    [
      { href: card, label: t.actions.card, call: 'GET /manager/families/:familyId' },
      { href: `${card}/lessons`, label: t.actions.lessons, call: 'GET /manager/families/:familyId/lessons' },
      { href: `${card}/money`, label: t.actions.money, call: 'GET /manager/families/:familyId/money' },
      { href: `${card}?do=edit`, label: t.actions.edit, call: 'PATCH /manager/families/:familyId' },
      { href: `${card}?do=add-kid`, label: t.actions.addKid, call: 'POST /manager/families/:familyId/kids' },
      { href: `${card}?do=link`, label: t.actions.link, call: 'POST /manager/families/:familyId/sign-in-link' },
      { href: `${card}?do=block`, label: t.actions.block, call: 'POST /manager/families/:familyId/block' },
    ] as const
  ).flatMap(({ href, label, call }) => (may(call) ? [{ href, label, key: href }] : []));
}
