import type { Work } from '@school/contract/playbooks/reviews';
import { playbooksLimits } from '@school/contract/playbooks/limits';
import { type KeyboardEvent, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Stars } from '#kit/progress.tsx';
import { TextArea } from '#kit/text-field.tsx';

const stars = ['0', '1', '2', '3'] as const;
type StarsText = (typeof stars)[number];

/** Stars and a few words. Keys 0 to 3 give the stars, Ctrl+Enter sends. */
export function MarkForm({ work, onMarked }: { work: Work; onMarked(work: Work): void }) {
  const t = useTexts('review');
  const [mark, setMark] = useState<StarsText | undefined>(starsOf(work.mark?.mark));
  const [comment, setComment] = useState(work.mark?.comment ?? '');
  const send = useCall('POST /attempts/:attemptUid/marks');
  const { attemptUid, taskIdx, round, takesMark } = work;
  const lacks = takesMark ? (mark === undefined ? t.needStars : undefined) : comment.trim() === '' ? t.needWords : undefined;

  const submit = async () => {
    if (lacks !== undefined || send.isPending) return;
    const given = takesMark && mark !== undefined ? (Number(mark) as 0 | 1 | 2 | 3) : null;
    const marked = await send
      .mutateAsync({ params: { attemptUid }, body: { taskIdx, round, mark: given, comment } })
      .catch(() => undefined);
    if (marked) onMarked(marked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (takesMark && isStars(event.key) && !(event.target instanceof HTMLTextAreaElement)) setMark(event.key);
  };
  return (
    // The keys are a shortcut of what stands in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      {takesMark && (
        <RadioChips<StarsText>
          label={t.stars}
          name={`stars-${attemptUid}-${taskIdx}-${round}`}
          required
          value={mark}
          onChange={setMark}
          help={t.keys}
          chips={stars.map((value) => ({
            value,
            label: t.marks[value],
            picture: <Stars got={Number(value)} of={3} size={18} />,
          }))}
        />
      )}
      <TextArea
        label={t.comment}
        name="comment"
        required={!takesMark}
        help={t.commentHelp}
        value={comment}
        onChange={setComment}
        rows={2}
        maxLength={playbooksLimits.commentSigns}
      />
      <div className="flex flex-wrap gap-2">
        {t.phrases.map((phrase) => (
          <Button
            key={phrase}
            size="small"
            onPress={() => setComment((before) => `${before.trim()} ${phrase}`.trim().slice(0, playbooksLimits.commentSigns))}
          >
            {phrase}
          </Button>
        ))}
      </div>
      <Button kind="primary" busy={send.isPending} disabled={lacks !== undefined} hint={lacks} onPress={() => void submit()}>
        {work.mark ? t.correct : t.send}
      </Button>
    </div>
  );
}

const isStars = (text: string): text is StarsText => (stars as readonly string[]).includes(text);
const starsOf = (mark: number | null | undefined) => stars.find((text) => text === String(mark));
