import { useTexts } from '#i18n/texts.ts';
import { Icon, Search, X } from '#kit/icon.tsx';

/** Looks through the questions while one types. */
export function QuestionSearch({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const t = useTexts('help');
  return (
    <search className="relative block">
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-mute" />
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.searchFor}
        value={typed}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        className="h-13 w-full rounded-sm border-2 border-edge bg-card pr-12 pl-11 text-base text-ink placeholder:text-mute hover:border-brand [&::-webkit-search-cancel-button]:appearance-none"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t.clear}
          onClick={() => onType('')}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-sm text-mute hover:text-brand"
        >
          <Icon of={X} />
        </button>
      )}
    </search>
  );
}
