import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/link-button.tsx';
import type { Chat } from '#widgets/chat/chat-side.ts';

interface HelpdeskProps {
  chat: Chat;
  colleagues: ReadonlyArray<{ accountId: string; name: string }>;
  own: string | undefined;
}

/** What one does with a conversation besides writing: take it or give it to a colleague, close it, look at the family. */
export function Helpdesk({ chat, colleagues, own }: HelpdeskProps) {
  const t = useTexts('helpdesk');
  const assign = useCall('POST /manager/chats/:chatId/assign', { changes: ['GET /chats/:chatId'] });
  const close = useCall('POST /manager/chats/:chatId/close', { changes: ['GET /chats/:chatId'] });
  const params = { chatId: chat.chatId };
  const isOwn = own !== undefined && chat.assignedTo?.accountId === own;
  return (
    <div className="flex shrink-0 items-center gap-4 overflow-x-auto border-b border-line bg-card px-4 py-2 whitespace-nowrap">
      <label className="flex shrink-0 items-center gap-2 text-sm font-bold text-mute">
        <span className="sr-only md:not-sr-only">{t.who}</span>
        <select
          value={chat.assignedTo?.accountId ?? ''}
          onChange={({ target }) => assign.mutate({ params, body: { accountId: target.value === '' ? null : target.value } })}
          className="h-11 max-w-40 md:max-w-52 rounded-sm border-2 border-edge bg-card px-3 text-base text-ink hover:border-brand"
        >
          <option value="">{t.nobody}</option>
          {colleagues.map(({ accountId, name }) => (
            <option key={accountId} value={accountId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {own !== undefined && !isOwn && (
        <Button size="small" busy={assign.isPending} onPress={() => assign.mutate({ params, body: { accountId: own } })}>
          {t.take}
        </Button>
      )}
      {chat.closedAt === null ? (
        <Button size="small" kind="quiet" busy={close.isPending} onPress={() => close.mutate({ params, body: {} })}>
          {t.close}
        </Button>
      ) : (
        <span className="text-sm font-bold text-mute">{t.closed}</span>
      )}
      {chat.kind === 'staff' ? (
        <TextLink to="/manager/teachers">{t.teachers}</TextLink>
      ) : (
        <TextLink to="/manager/families/$familyId" params={{ familyId: chat.customer }}>
          {t.family}
        </TextLink>
      )}
    </div>
  );
}
