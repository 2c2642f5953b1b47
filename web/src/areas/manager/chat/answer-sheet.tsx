import type { AnswerOf } from '@school/contract/calls';
import { chatLimits } from '@school/contract/chat/limits';

import { atFields } from '#api/form-refusals.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { TextArea, TextField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

type Answer = AnswerOf<'GET /manager/canned-answers'>['answers'][number];

const changes = { changes: ['GET /manager/canned-answers'] } as const;

/** An answer to be kept ready, or changed, or dropped. */
export function AnswerSheet({ answer, onClose }: { answer: Answer | undefined; onClose(): void }) {
  const t = useTexts('helpdesk');
  const add = useCall('POST /manager/canned-answers', changes);
  const change = useCall('PATCH /manager/canned-answers/:answerId', changes);
  const drop = useCall('DELETE /manager/canned-answers/:answerId', changes);
  return (
    <Sheet title={answer ? t.changeAnswer : t.addAnswer} onClose={onClose}>
      <Form
        onRefusal={atFields({ 'chat.too_many_answers': 'title', 'chat.answer_not_found': 'title' })}
        onSubmit={async (data) => {
          const [title, ru, en] = ['title', 'ru', 'en'].map((field) => typedText(data, field).trim()) as [string, string, string];
          if (title === '' || ru === '' || en === '') {
            return {
              ...(title === '' && { title: t.wrong.title }),
              ...(ru === '' && { ru: t.wrong.ru }),
              ...(en === '' && { en: t.wrong.en }),
            };
          }
          const body = { title, text: { ru, en } };
          if (answer) await change.mutateAsync({ params: { answerId: answer.answerId }, body });
          else await add.mutateAsync({ body });
          onClose();
          return undefined;
        }}
      >
        {({ pending }) => (
          <>
            <TextField name="title" label={t.answerTitle} required defaultValue={answer?.title ?? ''} maxLength={chatLimits.cannedTitle} />
            <TextArea name="ru" label={t.answerRu} required defaultValue={answer?.text.ru ?? ''} maxLength={chatLimits.messageLength} />
            <TextArea name="en" label={t.answerEn} required defaultValue={answer?.text.en ?? ''} maxLength={chatLimits.messageLength} />
            <div className="flex flex-wrap justify-end gap-3">
              {answer && (
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
              )}
              <Button type="submit" kind="primary" busy={pending}>
                {t.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Sheet>
  );
}
