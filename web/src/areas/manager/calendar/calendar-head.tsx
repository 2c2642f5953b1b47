import { familiesLimits } from '@school/contract/families/limits';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, datesBetween, plusDays } from '#i18n/time.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { ChevronLeft, ChevronRight, Icon } from '#kit/icon.tsx';

import { SubjectFilter } from '../subject-filter.tsx';
import { stripes } from './look.ts';
import { ages, type usePlace } from './use-place.ts';

interface CalendarHeadProps {
  place: ReturnType<typeof usePlace>;
  about: string | undefined;
  minutes: number | undefined;
}

/** Which day or week, whom one looks for, and what the colours mean. */
export function CalendarHead({ place: { view, day, monday, today, subject, age, language, change }, about, minutes }: CalendarHeadProps) {
  const t = useTexts('schoolCalendar');
  const names = useTexts('names');
  const locale = useLocale();
  const step = view === 'day' ? 1 : 7;
  const when = view === 'day' ? dateText(locale, day, 'longDay') : datesBetween(locale, monday, plusDays(monday, 6), 'day');
  const by = filtersOf({ language }, change);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <fieldset className="flex rounded-full bg-sunk p-1">
          <legend className="sr-only">{t.views.label}</legend>
          {(['day', 'week'] as const).map((it) => (
            <button
              key={it}
              type="button"
              aria-pressed={view === it}
              onClick={() => change({ view: it === 'day' ? undefined : it })}
              className="press min-h-11 rounded-full px-5 font-bold text-mute hover:text-ink aria-pressed:bg-card aria-pressed:text-brand"
            >
              {t.views[it]}
            </button>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={t.previous} onPress={() => change({ day: plusDays(day, -step) })}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <p aria-live="polite" className="figures min-w-36 text-center font-bold first-letter:uppercase">
            {when}
          </p>
          <IconButton label={t.next} onPress={() => change({ day: plusDays(day, step) })}>
            <Icon of={ChevronRight} />
          </IconButton>
          {day !== today && (
            <Button kind="quiet" size="small" onPress={() => change({ day: undefined })}>
              {t.today}
            </Button>
          )}
        </div>
        <p aria-live="polite" className="figures text-mute">
          {[about, t.clock].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SubjectFilter label={t.subject} any={t.anySubject} value={subject} onChoose={(value) => change({ subject: value })} />
        <FilterSelect
          label={t.age}
          any={t.anyAge}
          options={ages.map((value) => ({ value: String(value), label: t.ageOf(value) }))}
          value={age === undefined ? undefined : String(age)}
          onChoose={(value) => change({ age: value })}
        />
        <FilterSelect
          label={t.language}
          any={t.anyLanguage}
          options={choicesOf(names.languages, familiesLimits.kidLanguages)}
          {...by('language')}
        />
      </div>
      {view === 'day' && (
        <p className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-sm text-mute lg:flex">
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-4 rounded-sm border border-edge bg-card" />
            {t.legend.free}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden className={`size-4 rounded-sm border border-edge ${stripes}`} />
            {t.legend.closed}
          </span>
          {minutes !== undefined && <span>{t.windowOf(minutes)}.</span>}
          <span className="print:hidden">{t.keys}</span>
        </p>
      )}
    </>
  );
}
