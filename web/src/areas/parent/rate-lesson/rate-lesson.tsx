import { complaints, praises, ratingLimits, type ratingOptions } from '@school/contract/ratings/limits';
import type { LessonToRate } from '@school/contract/ratings/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayArrange } from '#api/adult.ts';
import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CheckChips } from '#kit/chips.tsx';
import { Icon, Star } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { Face } from '#widgets/face/face.tsx';

type Option = (typeof ratingOptions)[number];
const scale = [1, 2, 3, 4, 5] as const;
type Given = (typeof scale)[number];

interface RateLessonProps {
  zone: string;
  /** Only about this lesson. */
  eventId?: string;
}

/** Asks the parent about the newest lesson that is over, one at a time; nothing when there is none. */
export function RateLesson({ zone, eventId: wanted }: RateLessonProps) {
  const mayArrange = useMayArrange();
  const isParent = useSession()?.role === 'parent' && mayArrange;
  const { data } = useQuery({ ...quietly(queryOf('GET /ratings/asked')), enabled: isParent });
  const lesson = data?.lessons.find(({ eventId }) => wanted === undefined || eventId === wanted);
  return lesson && isParent ? <Ask key={`${lesson.eventId} ${lesson.kidUid}`} lesson={lesson} zone={zone} /> : null;
}

function Ask({ lesson, zone }: { lesson: LessonToRate; zone: string }) {
  const t = useTexts('ratings');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const [stars, setStars] = useState<Given>();
  const [options, setOptions] = useState<Option[]>([]);
  const [comment, setComment] = useState('');
  const changes = ['GET /ratings/asked'] as const;
  const rate = useCall('POST /events/:eventId/rating', { changes });
  const skip = useCall('POST /events/:eventId/rating/skip', { changes });
  const { eventId, kidUid } = lesson;
  const isLow = stars !== undefined && stars <= ratingLimits.complaintStars;
  const send = () =>
    stars !== undefined &&
    rate.mutate(
      { params: { eventId }, body: { kidUid, stars, options, comment: comment.trim() } },
      { onSuccess: () => raiseNotice({ tone: 'good', text: isLow ? t.sorry : t.thanks }) },
    );
  return (
    <Card label={t.ask} className="flex flex-col gap-3">
      <div className="flex flex-col items-center gap-1 text-center">
        <Face name={lesson.teacherName} avatar={lesson.teacherAvatar} size={84} />
        <h2 className="text-xl">{t.ask}</h2>
        <p className="figures text-mute">
          {t.of(lesson.kidName, subjects[lesson.subject], lesson.teacherName, at(locale, lesson.timestamp, 'dayTime', zone))}
        </p>
        {lesson.kidFace !== null && <p className="text-mute">{t.felt[lesson.kidFace](lesson.kidName)}</p>}
      </div>
      <fieldset className="flex flex-col items-center gap-1">
        <legend className="sr-only">{t.stars}</legend>
        <span className="flex w-full max-w-80 justify-between">
          {scale.map((value) => (
            <label key={value} className="relative flex aspect-square max-w-15 grow items-center justify-center">
              <input
                type="radio"
                name="stars"
                checked={stars === value}
                onChange={() => {
                  setStars(value);
                  setOptions([]);
                }}
                aria-label={`${t.star(value)}: ${t.starNames[value]}`}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              />
              <Icon of={Star} size={44} className={stars !== undefined && value <= stars ? 'fill-sun text-sun-deep' : 'text-edge'} />
            </label>
          ))}
        </span>
        {stars !== undefined && <span className="font-bold">{t.starNames[stars]}</span>}
      </fieldset>
      {stars !== undefined && (
        <>
          <CheckChips
            label={stars >= 4 ? t.good : t.bad}
            name="options"
            chips={(stars >= 4 ? praises : complaints).map((value) => ({ value, label: t.options[value] }))}
            value={options}
            onChange={setOptions}
            most={5}
          />
          <TextArea
            label={t.comment}
            help={t.commentHelp}
            name="comment"
            value={comment}
            onChange={setComment}
            maxLength={ratingLimits.commentLength}
            rows={2}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {stars !== undefined && (
          <Button kind="primary" busy={rate.isPending} onPress={send}>
            {t.send}
          </Button>
        )}
        <Button busy={skip.isPending} onPress={() => skip.mutate({ params: { eventId }, body: { kidUid } })}>
          {t.skip}
        </Button>
      </div>
    </Card>
  );
}
