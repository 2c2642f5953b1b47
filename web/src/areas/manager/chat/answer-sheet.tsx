import type { AnswerOf } from '@school/contract/calls';
import { chatLimits } from '@school/contract/chat/limits';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { FormSheet } from '#kit/form-sheet.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

type Answer = AnswerOf<'GET /manager/canned-answers'>['answers'][number];

const changes = { changes: ['GET /manager/canned-answers'] } as const;

const fields = ['title', 'ru', 'en'] as const;
const typed = (data: FormData, field: string) => typedText(data, field).trim();

/** An answer to be kept ready, or changed, or dropped. */
export function AnswerSheet({ answer, onClose }: { answer: Answer | undefined; onClose(): void }) {
  const t = useTexts('helpdesk');
  const add = useCall('POST /manager/canned-answers', changes);
  const change = useCall('PATCH /manager/canned-answers/:answerId', changes);
  const drop = useCall('DELETE /manager/canned-answers/:answerId', changes);
  const read = (data: FormData) => ({ title: typed(data, 'title'), ru: typed(data, 'ru'), en: typed(data, 'en') });
  const submit = async (data: FormData) => {
    const { title, ...text } = read(data);
    const body = { title, text };
    if (answer) await change.mutateAsync({ params: { answerId: answer.answerId }, body });
    else await add.mutateAsync({ body });
    return '';
  };
  return (
    <FormSheet
      title={answer ? t.changeAnswer : t.addAnswer}
      onClose={onClose}
      submit={{ label: t.save }}
      check={(data) => Object.fromEntries(fields.flatMap((field) => (read(data)[field] === '' ? [[field, t.wrong[field]]] : [])))}
      onSubmit={submit}
      onRefusal={atFields({ title: ['chat.too_many_answers', 'chat.answer_not_found'] })}
      below={
        answer && (
          <Button
            kind="quiet"
            busy={drop.isPending}
            onPress={() =>
              void drop
                .mutateAsync({ params: { answerId: answer.answerId } })
                .then(onClose)
                .catch(() => undefined)
            }
          >
            {t.drop}
          </Button>
        )
      }
    >
      <TextField name="title" label={t.answerTitle} required defaultValue={answer?.title ?? ''} maxLength={chatLimits.cannedTitle} />
      <TextArea name="ru" label={t.answerRu} required defaultValue={answer?.text.ru ?? ''} maxLength={chatLimits.messageLength} />
      <TextArea name="en" label={t.answerEn} required defaultValue={answer?.text.en ?? ''} maxLength={chatLimits.messageLength} />
    </FormSheet>
  );
}
