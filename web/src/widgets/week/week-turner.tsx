import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { datesBetween, plusDays } from '#i18n/time.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { ChevronLeft, ChevronRight, Icon } from '#kit/icon.tsx';

interface WeekTurnerProps {
  /** YYYY-MM-DD, a Monday. */
  monday: string;
  thisMonday: string;
  onTurn(monday: string): void;
}

/** «‹ 23–29 ноября ›», and the way back to this week. */
export function WeekTurner({ monday, thisMonday, onTurn }: WeekTurnerProps) {
  const t = useTexts('week');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label={t.previous} onPress={() => onTurn(plusDays(monday, -7))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <p aria-live="polite" className="min-w-40 text-center text-lg font-bold figures">
        {datesBetween(locale, monday, plusDays(monday, 6), 'day')}
      </p>
      <IconButton label={t.next} onPress={() => onTurn(plusDays(monday, 7))}>
        <Icon of={ChevronRight} />
      </IconButton>
      {monday !== thisMonday && (
        <Button kind="quiet" size="small" onPress={() => onTurn(thisMonday)}>
          {t.thisWeek}
        </Button>
      )}
    </div>
  );
}
