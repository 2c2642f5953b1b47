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
import { AgeFields, LevelsField, levelsWrong, MinutesField, typedAges, typedLevels, typedMinutes, typedTitles } from './lessons-fields.tsx';
import { offerReadings } from './offer-readings.ts';

interface CourseSheetProps {
  of: Offer['courses'][number];
  position: number;
  /** How many places there are. */
  places: number;
  onClose(): void;
}

const { titleSigns } = courseLimits;

/** One course or club: offered or not, its ages, its title and its place; what runs goes on as it is. */
export function CourseSheet({ of, position, places, onClose }: CourseSheetProps) {
  const { courses: t } = useTexts('offer');
  const names = useTexts('names');
  const [isOffered, setOffered] = useState(of.isOffered);
  const call = useCall('POST /manager/offer/:courseCode', { changes: offerReadings });
  const check = (data: FormData) => {
    const { ru, en } = typedTitles(data);
    const { from, to } = typedAges(data);
    const wrong = of.isOwn ? levelsWrong(typedLevels(data)) : undefined;
    return {
      ...(from > to && { ageTo: t.agesCrossed }),
      ...(ru === '' && (of.isOwn || en !== '') && { titleRu: t.bothTitles }),
      ...(en === '' && (of.isOwn || ru !== '') && { titleEn: t.bothTitles }),
      ...(wrong && { levels: t.levelsWrong[wrong] }),
    };
  };
  const submit = async (data: FormData, reason: string) => {
    const title = typedTitles(data);
    const offer = await call.mutateAsync({
      params: { courseCode: of.courseCode },
      body: {
        isOffered,
        ages: typedAges(data),
        title: title.ru === '' ? null : title,
        position: Number(typedText(data, 'position')),
        minutes: typedMinutes(data),
        levels: of.isOwn ? typedLevels(data) : null,
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
      <AgeFields of={of.ages} />
      <MinutesField of={of.minutes} />
      {of.isOwn && <LevelsField of={of.levels} />}
      <TextField
        name="titleRu"
        label={of.isOwn ? t.ownTitleRu : t.titleRu}
        {...(of.isOwn ? { required: true } : { help: t.titleHelp })}
        maxLength={titleSigns}
        defaultValue={of.title?.ru ?? ''}
      />
      <TextField
        name="titleEn"
        label={of.isOwn ? t.ownTitleEn : t.titleEn}
        required={of.isOwn}
        maxLength={titleSigns}
        defaultValue={of.title?.en ?? ''}
      />
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
