import { useLocale } from '#i18n/locale.ts';

/** «120 кБ», «2,4 МБ»: how large a file is, in the words of the language. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
  };
}
