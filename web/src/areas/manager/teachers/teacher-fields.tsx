import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { familiesLimits } from '@school/contract/families/limits';
import { StaffName } from '@school/contract/staff/shapes';
import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';
import { safeParse } from 'zod/mini';

import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { CheckChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

const ages = Array.from({ length: 14 }, (_, at) => String(at + 3));
type Language = ManagedTeacher['languages'][number];

/** Whom a teacher teaches, and how families read of it. */
export function TeacherFields({ of: it }: { of?: ManagedTeacher }) {
  const t = useTexts('managedTeachers').form;
  const names = useTexts('names');
  const age = (name: string, label: string, chosen: number) => (
    <Select name={name} label={label} required defaultValue={String(chosen)} options={ages.map((value) => ({ value, label: value }))} />
  );
  return (
    <>
      <TextField name="name" label={t.name} defaultValue={it?.name ?? ''} maxLength={80} required />
      <CheckChips
        name="subjects"
        label={t.subjects}
        required
        defaultValue={it?.subjects ?? []}
        chips={choicesOf(names.subjects, subjectCodes)}
      />
      <div className="grid grid-cols-2 gap-4">
        {age('ageFrom', t.ageFrom, it?.ages.from ?? 6)}
        {age('ageTo', t.ageTo, it?.ages.to ?? 12)}
      </div>
      <CheckChips
        name="languages"
        label={t.languages}
        required
        defaultValue={it?.languages ?? ['ru']}
        chips={choicesOf(names.languages, familiesLimits.kidLanguages)}
      />
      <ZoneField name="zone" label={t.zone} help={t.zoneHelp} zone={it?.zone ?? schoolZone} />
      <TextArea name="aboutRu" label={t.aboutRu} help={t.aboutHelp} defaultValue={it?.about.ru ?? ''} maxLength={600} />
      <TextArea name="aboutEn" label={t.aboutEn} defaultValue={it?.about.en ?? ''} maxLength={600} />
    </>
  );
}

/** What was typed; or what is wrong with it, by field. */
export function readTeacher(data: FormData, t: TextsOf<'managedTeachers'>['form']) {
  const subjects = data.getAll('subjects').filter((it): it is SubjectCode => subjectCodes.some((known) => known === it));
  const languages = data.getAll('languages').filter((it): it is Language => familiesLimits.kidLanguages.some((known) => known === it));
  const name = typedText(data, 'name').trim();
  const wrong = {
    ...(!safeParse(StaffName, name).success && { name: t.nameNeeded }),
    ...(subjects.length === 0 && { subjects: t.subjectNeeded }),
    ...(languages.length === 0 && { languages: t.languageNeeded }),
  };
  const profile = {
    name,
    subjects,
    languages,
    ages: { from: Number(typedText(data, 'ageFrom')), to: Number(typedText(data, 'ageTo')) },
    zone: typedText(data, 'zone'),
    about: { ru: typedText(data, 'aboutRu').trim(), en: typedText(data, 'aboutEn').trim() },
  };
  return { profile, wrong };
}
