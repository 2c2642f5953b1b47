import { useLocale } from '#i18n/locale.ts';

/** The number in a pill beside the way to the chat; nothing when there is none. */
export function UnreadCount({ count, words, className = '' }: { count: number; words: string; className?: string }) {
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <span
      className={`inline-grid h-6 min-w-6 place-items-center rounded-full bg-brand px-1.5 text-sm font-bold text-on-brand figures ${className}`}
    >
      <span aria-hidden>{count > 99 ? '99+' : count.toLocaleString(locale)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
