import { courseLimits, schoolAges, subjectCodes } from '@school/contract/catalogue/limits';

import { atFields } from '#api/form-refusals.ts';
import { offerChanged } from '#api/offer.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { FormSheet } from '#kit/form-sheet.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { useReason } from '../use-reason.ts';
import { AgeFields, LevelsField, levelsWrong, MinutesField, typedAges, typedLevels, typedMinutes, typedTitles } from './lessons-fields.tsx';
import { offerReadings } from './offer-readings.ts';

const kinds = ['gold', 'silver'] as const;

/** A course or club that the school makes itself. */
export function NewCourseSheet({ onClose }: { onClose(): void }) {
  const { courses: t } = useTexts('offer');
  const names = useTexts('names');
  const call = useCall('POST /manager/offer', { changes: offerReadings });
  const check = (data: FormData) => {
    const { ru, en } = typedTitles(data);
    const { from, to } = typedAges(data);
    const wrong = levelsWrong(typedLevels(data));
    return {
      ...(ru === '' && { titleRu: t.bothTitles }),
      ...(en === '' && { titleEn: t.bothTitles }),
      ...(from > to && { ageTo: t.agesCrossed }),
      ...(wrong && { levels: t.levelsWrong[wrong] }),
    };
  };
  const submit = async (data: FormData, reason: string) => {
    const offer = await call.mutateAsync({
      body: {
        title: typedTitles(data),
        subject: subjectCodes.find((code) => code === typedText(data, 'subject')) ?? subjectCodes[0],
        kind: kinds.find((kind) => kind === typedText(data, 'kind')) ?? 'gold',
        ages: typedAges(data),
        minutes: typedMinutes(data),
        levels: typedLevels(data),
        reason,
      },
    });
    await offerChanged(offer);
    return t.made;
  };
  return (
    <FormSheet
      title={t.make}
      onClose={onClose}
      reason={useReason()}
      submit={{ label: t.makeIt }}
      check={check}
      onSubmit={submit}
      onRefusal={atFields({ titleRu: ['catalogue.course_titled'] })}
    >
      <p className="text-mute">{t.makeAbout}</p>
      <TextField name="titleRu" label={t.ownTitleRu} required maxLength={courseLimits.titleSigns} />
      <TextField name="titleEn" label={t.ownTitleEn} required maxLength={courseLimits.titleSigns} />
      <RadioChips name="kind" label={t.kind} required defaultValue="gold" chips={choicesOf(t.kindChoices, kinds)} />
      <Select name="subject" label={t.columns.subject} help={t.subjectHelp} required options={choicesOf(names.subjects, subjectCodes)} />
      <AgeFields of={schoolAges} />
      <MinutesField of={null} />
      <LevelsField of={[]} />
    </FormSheet>
  );
}
