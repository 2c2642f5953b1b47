import { chatLimits } from '@school/contract/chat/limits';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { TextArea } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';
import type { Message } from './chat-side.ts';

/** Asks managers to look at a message; says who will see it before it is sent. */
export function ReportSheet({ message, onClose }: { message: Message; onClose(): void }) {
  const t = useTexts('chat');
  const report = useCall('POST /chats/:chatId/messages/:messageId/report');
  return (
    <Sheet title={t.reportTitle} onClose={onClose}>
      <p className="text-mute">{t.reportAbout}</p>
      <blockquote className="rounded-md bg-sunk px-4 py-2 wrap-anywhere whitespace-pre-wrap">
        {message.text || (message.attachment ? t[message.attachment.kind] : t.picture)}
      </blockquote>
      <Form
        onSubmit={async (data) => {
          const reason = typedText(data, 'reason').trim();
          if (reason === '') return { reason: t.wrongReason };
          const { chatId, messageId } = message;
          await report.mutateAsync({ params: { chatId, messageId }, body: { reason } });
          raiseNotice({ tone: 'good', text: t.reported });
          onClose();
          return undefined;
        }}
      >
        {({ pending }) => (
          <>
            <TextArea name="reason" label={t.reportReason} required maxLength={chatLimits.reportLength} />
            <Button type="submit" kind="primary" busy={pending}>
              {t.reportSend}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
