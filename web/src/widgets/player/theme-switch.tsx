import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { setTheme, useTheme } from '#kit/theme.ts';

const device = matchMedia('(prefers-color-scheme: dark)');
const paint = (isDark: boolean) => (document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light');

/** From ten on pages are dark until somebody chooses otherwise; here it is chosen, for this device (docs/decisions/0335). */
export function ThemeSwitch() {
  const { theme: t } = useTexts('shell');
  const chosen = useTheme();
  const isOpen = chosen === 'system';
  const isDark = isOpen || chosen === 'dark';
  useEffect(() => {
    if (!isOpen) return undefined;
    const darken = () => paint(true);
    darken();
    device.addEventListener('change', darken);
    return () => {
      device.removeEventListener('change', darken);
      paint(device.matches);
    };
  }, [isOpen]);
  const other = isDark ? 'light' : 'dark';
  const label = `${t.title}: ${t[other]}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setTheme(other)}
      className="press grid size-12 shrink-0 place-items-center rounded-full text-ink/75 hover:bg-card/60"
    >
      <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" aria-hidden>
        {isDark ? (
          <path d="M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19" />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" strokeLinejoin="round" />
        )}
      </svg>
    </button>
  );
}
