import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

import { Icon, Search, X } from './icon.tsx';

/** Nobody waits for this, and the server is not asked for each letter. */
const pauseMs = 250;

interface SearchFieldProps {
  words: { label: string; placeholder: string; clear: string };
  /** What the address says. */
  search: string;
  onSearch(typed: string): void;
  /** For a key that leads here: `/` is told to a screen reader. */
  input?: RefObject<HTMLInputElement | null>;
}

/** Finds while one types. What is typed is never overwritten by an answer that comes later. */
export function SearchField({ words, search, onSearch, input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(input, () => field.current as HTMLInputElement, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const typed = field.current;
    // The address has changed by itself: Back, or a button that shows all families.
    if (typed && timer.current === undefined && typed.value.trim() !== search) typed.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (typed.trim() !== search) onSearch(typed.trim());
  };
  return (
    <search className="relative block grow basis-72">
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-mute" />
      <input
        ref={field}
        type="search"
        aria-label={words.label}
        aria-keyshortcuts={input && '/'}
        placeholder={words.placeholder}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const typed = event.target.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(typed), pauseMs);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) send(event.currentTarget.value);
        }}
        className="h-11 w-full rounded-sm border-2 border-edge bg-card pr-11 pl-11 text-base text-ink placeholder:text-mute placeholder-shown:pr-3 placeholder-shown:text-ellipsis hover:border-brand [&::-webkit-search-cancel-button]:appearance-none"
      />
      {search !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            if (field.current) field.current.value = '';
            send('');
            field.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-mute hover:text-brand"
        >
          <Icon of={X} />
        </button>
      )}
    </search>
  );
}
