import { chatLimits } from '@school/contract/chat/limits';
import { filesLimits } from '@school/contract/files/limits';
import { type ClipboardEvent, type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';

import { sayWriting } from '#api/live-connection.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { heard } from '#api/failures.ts';
import { useTexts } from '#i18n/texts.ts';
import { FileInput } from '#kit/file-input.tsx';
import { Icon, ImagePlus, Send, SmilePlus } from '#kit/icon.tsx';
import { clearRefusal, useRefused } from './refused-message.ts';

const EmojiChooser = lazy(() => import('./emoji-chooser.tsx').then(({ EmojiChooser: component }) => ({ default: component })));

/** The other side is told again that somebody types, this often; after 6 s of nothing it is taken for stopped. */
const sayAgainMs = 3000;

/** What else there is to choose from. */
export interface ToolsProps {
  chatId: string;
  insert(text: string): void;
}

interface WritingBoxProps {
  chatId: string;
  /** What stands in it at first: another page has prepared a question. */
  draft: string;
  onSend(what: { text: string; picture?: Blob }): void;
  /** More to choose from; puts what was chosen where one types. */
  tools?: ComponentType<ToolsProps> | undefined;
}

const toolLook = 'press grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-sunk hover:text-ink';

/** Where a message is typed. Enter sends with a keyboard; on a phone it is a new line, and the button sends. */
export function WritingBox({ chatId, draft, onSend, tools: Tools }: WritingBoxProps) {
  const t = useTexts('chat');
  const topic = `messages/${chatId}`;
  const [text, setText] = useState(draft);
  const [emoji, setEmoji] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const saidAt = useRef<number>(undefined);
  const refused = useRefused(chatId);
  const isEmpty = text.trim() === '';

  const stopWriting = () => {
    if (saidAt.current !== undefined) sayWriting(topic, false);
    saidAt.current = undefined;
  };
  useEffect(() => () => sayWriting(topic, false), [topic]);
  // What was not taken comes back to be said in another way, unless something new is being typed.
  const [seen, setSeen] = useState<typeof refused>();
  if (refused !== seen) {
    setSeen(refused);
    if (refused && isEmpty) setText(refused.text);
  }

  const type = (typed: string) => {
    setText(typed);
    if (refused) clearRefusal();
    if (typed.trim() === '') return stopWriting();
    if (saidAt.current !== undefined && performance.now() - saidAt.current < sayAgainMs) return;
    saidAt.current = performance.now();
    sayWriting(topic, true);
  };
  const insert = (added: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = box.current ?? {};
    type((text.slice(0, selectionStart) + added + text.slice(selectionEnd)).slice(0, chatLimits.messageLength));
    const caret = selectionStart + added.length;
    requestAnimationFrame(() => box.current?.setSelectionRange(caret, caret));
  };
  const send = () => {
    if (isEmpty) return;
    setText('');
    setEmoji(false);
    stopWriting();
    if (refused) clearRefusal();
    onSend({ text: text.trim() });
  };
  const sendPicture = (picture: Blob) => {
    if (picture.size <= filesLimits.pictureMegabytes * 1024 * 1024) return onSend({ text: '', picture });
    const { pictureMegabytes: megabytes, pictureMegapixels: megapixels } = filesLimits;
    return heard(new SchoolRefusal('files.too_large', { megabytes, megapixels }, 413));
  };
  const onPaste = (event: ClipboardEvent) => {
    const picture = [...event.clipboardData.files].find(({ type: kind }) => kind.startsWith('image/'));
    if (!picture) return;
    event.preventDefault();
    sendPicture(picture);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-t border-line bg-card">
      {refused?.contact && (
        <p role="alert" className="bg-warn-soft px-4 py-2 text-sm text-warn">
          <strong>{t.stopped[refused.contact]}</strong> {t.stoppedAbout}
        </p>
      )}
      {emoji && (
        <Suspense>
          <EmojiChooser
            onChoose={insert}
            onClose={() => {
              setEmoji(false);
              box.current?.focus();
            }}
          />
        </Suspense>
      )}
      <form
        className="flex items-end gap-1 p-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <button type="button" aria-label={t.addPicture} title={t.addPicture} className={toolLook} onClick={() => file.current?.click()}>
          <Icon of={ImagePlus} />
        </button>
        <FileInput ref={file} label={t.addPicture} accept="image/jpeg,image/png,image/webp,image/avif,image/gif" onChosen={sendPicture} />
        <button
          type="button"
          aria-label={t.emoji}
          title={t.emoji}
          aria-expanded={emoji}
          className={toolLook}
          onClick={() => setEmoji(!emoji)}
        >
          <Icon of={SmilePlus} />
        </button>
        {Tools && <Tools chatId={chatId} insert={insert} />}
        <textarea
          ref={box}
          aria-label={t.message}
          placeholder={t.message}
          value={text}
          maxLength={chatLimits.messageLength}
          rows={1}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={stopWriting}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 grow resize-none rounded-lg border-2 border-edge bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-mute hover:border-brand"
        />
        <button
          type="submit"
          aria-label={t.send}
          title={t.send}
          aria-disabled={isEmpty || undefined}
          className="press grid size-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand shadow-press hover:bg-brand-deep aria-disabled:bg-sunk aria-disabled:text-mute aria-disabled:shadow-none"
        >
          <Icon of={Send} size={22} />
        </button>
      </form>
    </div>
  );
}
