import { familiesLimits } from '@school/contract/families/limits';
import { teacherCardLimits } from '@school/contract/teacher-cards/limits';
import type { CardContent } from '@school/contract/teacher-cards/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CheckChips } from '#kit/chips.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { NumberField } from '#kit/number-field.tsx';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

import { CardPictures } from './card-pictures.tsx';

const refusals = atFields({ '': ['teacher_cards.nothing_changed', 'teacher_cards.waits'], since: ['teacher_cards.since_in_future'] });

/** Pictures and words of the card. Pictures are kept as soon as they come; everything goes to the school together. */
export function CardForm({ content: { about, languages, teachesSince, photo, video } }: { content: CardContent }) {
  const t = useTexts('ownCard');
  const names = useTexts('names');
  const send = useCall('POST /teacher/card/send', { changes: ['GET /teacher/card'] });
  const [without, setWithout] = useState({ photo: false, video: false });
  const [since, setSince] = useState(teachesSince ?? undefined);
  const submit = async (data: FormData) => {
    const written = { ru: typedText(data, 'aboutRu').trim(), en: typedText(data, 'aboutEn').trim() };
    const spoken = familiesLimits.kidLanguages.filter((code) => data.getAll('languages').includes(code));
    const wrong = {
      ...(written.ru === '' && written.en === '' && { aboutRu: t.aboutNeeded }),
      ...(spoken.length === 0 && { languages: t.languageNeeded }),
    };
    if (Object.keys(wrong).length > 0) return wrong;
    await send.mutateAsync({
      body: { about: written, languages: spoken, teachesSince: since ?? null, withPhoto: !without.photo, withVideo: !without.video },
    });
    raiseNotice({ tone: 'good', text: t.sent });
    return {};
  };
  return (
    <>
      <CardPictures photo={photo} video={video} without={without} onWithout={(part) => setWithout({ ...without, ...part })} />
      <Card title={t.form} className="flex flex-col gap-4">
        <Form label={t.form} onSubmit={submit} onRefusal={refusals}>
          {({ pending }) => (
            <>
              <TextArea
                name="aboutRu"
                label={t.aboutRu}
                help={t.aboutHelp}
                defaultValue={about.ru}
                maxLength={teacherCardLimits.aboutLength}
                rows={5}
              />
              <TextArea name="aboutEn" label={t.aboutEn} defaultValue={about.en} maxLength={teacherCardLimits.aboutLength} rows={5} />
              <CheckChips
                name="languages"
                label={t.languages}
                required
                defaultValue={languages}
                chips={familiesLimits.kidLanguages.map((value) => ({ value, label: names.languages[value] }))}
              />
              <NumberField
                name="since"
                label={t.since}
                help={t.sinceHelp}
                value={since}
                onChange={setSince}
                min={teacherCardLimits.firstYear}
                max={new Date().getFullYear()}
              />
              <Button type="submit" kind="primary" size="large" busy={pending}>
                {t.send}
              </Button>
            </>
          )}
        </Form>
      </Card>
    </>
  );
}
