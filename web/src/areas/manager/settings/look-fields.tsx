import { leastContrast, scaleOf } from '@school/contract/school/colour';
import { settingLimits } from '@school/contract/school/limits';
import type { SettingValues } from '@school/contract/school/settings';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, useId, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { refusalWords } from '#i18n/refusal-text.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Field, FieldError } from '#kit/field.tsx';
import { FileInput } from '#kit/file-input.tsx';
import { useFieldError } from '#kit/form.tsx';
import { Select } from '#kit/select.tsx';

type LanguagesText = 'ru-RU en-US' | 'en-US ru-RU' | 'ru-RU' | 'en-US';
const languageTexts: readonly LanguagesText[] = ['ru-RU en-US', 'en-US ru-RU', 'ru-RU', 'en-US'];

/** Languages in their order, as one value of a list. */
export const languagesText = (languages: SettingValues['familyLanguages']): LanguagesText =>
  languageTexts.find((text) => text === languages.join(' ')) ?? 'ru-RU en-US';

/** The same as it was chosen. */
export const typedLanguages = (text: string): SettingValues['familyLanguages'] =>
  (['ru-RU', 'en-US'] as const).filter((one) => text.includes(one)).toSorted((one, other) => text.indexOf(one) - text.indexOf(other));

export function LanguagesField({ label, languages }: { label: string; languages: SettingValues['familyLanguages'] }) {
  const { languageChoices } = useTexts('schoolSettings');
  const options = choicesOf(languageChoices, languageTexts);
  return <Select name="familyLanguages" label={label} required defaultValue={languagesText(languages)} options={options} />;
}

export function YesNoField({ name, label, value, yes, no }: { name: string; label: string; value: boolean; yes: string; no: string }) {
  const options = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
  return <Select name={name} label={label} required defaultValue={value ? 'yes' : 'no'} options={options} />;
}

/** The ground and the words of a page by day and in the evening: those of the tokens, whatever the page itself is in. */
const grounds = { light: { card: '#ffffff', ink: '#201c39' }, dark: { card: '#211f2e', ink: '#eeeef3' } };

/** A colour is chosen, and what pages become with it is seen beside, before it is saved. */
export function ColourField({ label, colour }: { label: string; colour: string }) {
  const { colours: t } = useTexts('schoolSettings');
  const locale = useLocale();
  const [chosen, setChosen] = useState(colour);
  const shown = (contrast: number) => (Math.floor(contrast * 10) / 10).toLocaleString(locale);
  const contrast = leastContrast(chosen);
  const least = settingLimits.leastContrast;
  const isPale = contrast < least;
  const scale = scaleOf(chosen);
  return (
    <div className="flex flex-col gap-3">
      <Field name="colour" label={label} required>
        {(tied) => (
          <span className="flex items-center gap-3">
            <input
              {...tied}
              type="color"
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
              className="h-12 w-20 rounded-sm border border-edge bg-card p-1"
            />
            <span className="figures">{chosen}</span>
          </span>
        )}
      </Field>
      <output className={isPale ? 'font-bold text-bad' : 'text-mute'}>
        {isPale ? t.pale(shown(contrast), shown(least)) : t.contrast(shown(contrast), shown(least))}
      </output>
      <div aria-hidden className="grid grid-cols-2 gap-3">
        {(['light', 'dark'] as const).map((theme) => (
          <Looks key={theme} name={t[theme]} scale={scale[theme]} ground={grounds[theme]} />
        ))}
      </div>
    </div>
  );
}

interface LooksProps {
  name: string;
  scale: ReturnType<typeof scaleOf>['light'];
  ground: { card: string; ink: string };
}

function Looks({ name, scale, ground }: LooksProps) {
  const { colours: t } = useTexts('schoolSettings');
  const steps = Object.fromEntries(Object.entries({ ...scale, ...ground }).map(([step, shade]) => [`--color-${step}`, shade]));
  return (
    <div style={steps as CSSProperties} className="flex flex-col items-start gap-2 rounded-md border border-line bg-card p-3 text-ink">
      <span className="text-sm">{name}</span>
      <span className="rounded-full bg-brand px-4 py-2 font-bold text-on-brand">{t.button}</span>
      <span className="rounded-full bg-brand-soft px-3 py-1 font-bold text-brand">{t.soft}</span>
      <span className="font-bold text-brand underline">{t.link}</span>
    </div>
  );
}

/** A picture is taken at once and shown as it will look; it is the logo when the form is saved. */
export function LogoField({ label, logo }: { label: string; logo: string }) {
  const { logos: t } = useTexts('schoolSettings');
  const id = useId();
  const fromForm = useFieldError('logo');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState({ logo, url: logo === '' ? '' : '/favicon.svg' });
  const [wrong, setWrong] = useState<string>();
  const take = useMutation({
    mutationFn: (picture: File) => api('POST /manager/school/logo', {}, { picture }),
    onMutate: () => setWrong(undefined),
    onSuccess: setChosen,
    onError: async (fault) => {
      if (!(fault instanceof SchoolRefusal)) return setWrong(t.failed);
      fault.take();
      setWrong(await refusalWords(fault.code, fault.facts));
    },
  });
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-3 font-bold">{label}</legend>
      <p className="text-sm text-mute figures">{t.help(settingLimits.logo.leastSide)}</p>
      <input type="hidden" name="logo" value={chosen.logo} />
      {chosen.url !== '' && (
        <span className="flex flex-wrap items-center gap-3">
          {[48, 96].map((size) => (
            <img key={size} src={chosen.url} alt="" width={size} height={size} className="rounded-sm bg-white p-1" />
          ))}
        </span>
      )}
      <FileInput
        ref={input}
        label={t.choose}
        accept="image/svg+xml,image/png,image/webp,.svg,.png,.webp"
        onChosen={(file) => take.mutate(file)}
      />
      <span className="flex flex-wrap gap-3">
        <Button onPress={() => input.current?.click()} disabled={take.isPending}>
          {take.isPending ? t.wait : t.choose}
        </Button>
        {chosen.logo !== '' && <Button onPress={() => setChosen({ logo: '', url: '' })}>{t.drop}</Button>}
      </span>
      <FieldError id={`${id}-error`} error={wrong ?? fromForm} />
    </fieldset>
  );
}

/** What was saved is seen at once: the page asks for its colours anew. */
export function repaint(colour: string): void {
  const known = document.querySelector<HTMLLinkElement>('link[href^="/school.css"]');
  const link = known ?? document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/school.css?${colour.slice(1)}`;
  if (!known) document.head.append(link);
}
