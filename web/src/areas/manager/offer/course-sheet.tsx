import { courseLimits } from '@school/contract/catalogue/limits';
import type { Offer } from '@school/contract/catalogue/offer';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { offerChanged } from '#api/offer.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { useReason } from '../use-reason.ts';

interface CourseSheetProps {
  of: Offer['courses'][number];
  position: number;
  /** How many places there are. */
  places: number;
  onClose(): void;
}

const { ages, titleSigns } = courseLimits;
const allAges = Array.from({ length: ages.to - ages.from + 1 }, (_, at) => String(ages.from + at)).map((age) => ({
  value: age,
  label: age,
}));

/** One course or club: offered or not, its ages, its title and its place; what runs goes on as it is. */
export function CourseSheet({ of, position, places, onClose }: CourseSheetProps) {
  const { courses: t } = useTexts('offer');
  const names = useTexts('names');
  const [isOffered, setOffered] = useState(of.isOffered);
  const call = useCall('POST /manager/offer/:courseCode', { changes: ['GET /offer', 'GET /manager/groups', 'GET /courses'] });
  const number = (data: FormData, name: string) => Number(typedText(data, name));
  const titles = (data: FormData) => ({ ru: typedText(data, 'titleRu').trim(), en: typedText(data, 'titleEn').trim() });
  const check = (data: FormData) => {
    const { ru, en } = titles(data);
    return {
      ...(number(data, 'ageFrom') > number(data, 'ageTo') && { ageTo: t.agesCrossed }),
      ...(ru === '' && en !== '' && { titleRu: t.bothTitles }),
      ...(en === '' && ru !== '' && { titleEn: t.bothTitles }),
    };
  };
  const submit = async (data: FormData, reason: string) => {
    const title = titles(data);
    const offer = await call.mutateAsync({
      params: { courseCode: of.courseCode },
      body: {
        isOffered,
        ages: { from: number(data, 'ageFrom'), to: number(data, 'ageTo') },
        title: title.ru === '' ? null : title,
        position: number(data, 'position'),
        reason,
      },
    });
    await offerChanged(offer);
    return t.saved;
  };
  return (
    <FormSheet
      title={names.courses[of.courseCode]}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.save }}
      check={check}
      onSubmit={submit}
      onRefusal={atFields()}
    >
      <Checkbox name="isOffered" checked={isOffered} onChange={setOffered}>
        {t.offered}
      </Checkbox>
      {!isOffered && <p className="rounded-sm bg-warn-soft p-3 text-warn">{t.offAbout[of.kind]}</p>}
      <div className="grid grid-cols-2 gap-4">
        <Select name="ageFrom" label={t.ageFrom} required options={allAges} defaultValue={String(of.ages.from)} />
        <Select name="ageTo" label={t.ageTo} required options={allAges} defaultValue={String(of.ages.to)} />
      </div>
      <TextField name="titleRu" label={t.titleRu} help={t.titleHelp} maxLength={titleSigns} defaultValue={of.title?.ru ?? ''} />
      <TextField name="titleEn" label={t.titleEn} maxLength={titleSigns} defaultValue={of.title?.en ?? ''} />
      <Select
        name="position"
        label={t.position}
        required
        options={Array.from({ length: places }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
        defaultValue={String(position)}
      />
    </FormSheet>
  );
}
