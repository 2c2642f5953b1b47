import { chatLimits } from '@school/contract/chat/limits';
import { filesLimits } from '@school/contract/files/limits';
import { type ClipboardEvent, type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';

import { sayWriting } from '#api/live-connection.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { heard } from '#api/failures.ts';
import { useTexts } from '#i18n/texts.ts';
import { FileInput } from '#kit/file-input.tsx';
import { Icon, Mic, Paperclip, Send, SmilePlus } from '#kit/icon.tsx';
import { clearRefusal, useRefused } from './refused-message.ts';
import { chosenTypes, fileOf, type SentFile, tooLargeFor } from './sent-file.ts';

const EmojiChooser = lazy(() => import('./emoji-chooser.tsx').then(({ EmojiChooser: component }) => ({ default: component })));
const VoiceRecorder = lazy(() => import('./voice-recorder.tsx').then(({ VoiceRecorder: component }) => ({ default: component })));
const WaitingFile = lazy(() => import('./waiting-file.tsx').then(({ WaitingFile: component }) => ({ default: component })));

/** The other side is told again that somebody types, this often; after 6 s of nothing it is taken for stopped. */
const sayAgainMs = 3000;

/** What else there is to choose from. */
export interface ToolsProps {
  chatId: string;
  insert(text: string): void;
}

/** What is sent: words, something that the device has, or both. */
export interface Outgoing {
  text: string;
  file?: SentFile;
}

interface WritingBoxProps {
  chatId: string;
  /** What stands in it at first: another page has prepared a question. */
  draft: string;
  onSend(what: Outgoing): void;
  /** More to choose from; puts what was chosen where one types. */
  tools?: ComponentType<ToolsProps> | undefined;
}

const toolLook = 'press grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-sunk hover:text-ink';

/**
 * Where a message is typed, all across, and its tools in a line below. A picture, a document or a voice waits above the words and goes
 * with them. Enter sends with a keyboard; on a phone it is a new line, and the button sends.
 */
export function WritingBox({ chatId, draft, onSend, tools: Tools }: WritingBoxProps) {
  const t = useTexts('chat');
  const topic = `messages/${chatId}`;
  const [text, setText] = useState(draft);
  const [file, setFile] = useState<SentFile>();
  const [open, setOpen] = useState<'emoji' | 'voice'>();
  const box = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const saidAt = useRef<number>(undefined);
  const refused = useRefused(chatId);
  const isEmpty = text.trim() === '' && !file;

  const stopWriting = () => {
    if (saidAt.current !== undefined) sayWriting(topic, false);
    saidAt.current = undefined;
  };
  useEffect(() => () => sayWriting(topic, false), [topic]);
  // What was not taken comes back to be said in another way, unless something new is being typed.
  const [seen, setSeen] = useState<typeof refused>();
  if (refused !== seen) {
    setSeen(refused);
    if (refused && isEmpty) {
      setText(refused.text);
      setFile(refused.file);
    }
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
    setFile(undefined);
    setOpen(undefined);
    stopWriting();
    if (refused) clearRefusal();
    const words = text.trim();
    if (!file) return onSend({ text: words });
    // What is too long to stand under it is a message of its own.
    const isCaption = words.length <= chatLimits.captionLength;
    onSend({ text: isCaption ? words : '', file });
    if (!isCaption) onSend({ text: words });
  };
  const choose = (chosen: SentFile) => {
    const megabytes = tooLargeFor(chosen);
    if (megabytes !== undefined) heard(new SchoolRefusal('files.too_large', { megabytes, megapixels: filesLimits.pictureMegapixels }, 413));
    else setFile(chosen);
    box.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files].find(({ type: kind }) => kind.startsWith('image/') || kind === 'application/pdf');
    if (!pasted) return;
    event.preventDefault();
    choose(fileOf(pasted));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="px-2 pb-2">
      {refused?.contact && (
        <p role="alert" className="bg-warn-soft px-4 py-2 text-sm text-warn">
          <strong>{t.stopped[refused.contact]}</strong> {t.stoppedAbout}
        </p>
      )}
      {open === 'emoji' && (
        <Suspense>
          <EmojiChooser
            onChoose={insert}
            onClose={() => {
              setOpen(undefined);
              box.current?.focus();
            }}
          />
        </Suspense>
      )}
      <form
        className="rounded-lg border-2 border-line bg-card focus-within:border-brand"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Suspense>
          {open === 'voice' && (
            <VoiceRecorder onRecorded={(blob) => setFile({ kind: 'voice', blob, name: '' })} onClose={() => setOpen(undefined)} />
          )}
          {file && <WaitingFile file={file} onTakeBack={() => setFile(undefined)} />}
        </Suspense>
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
          className="field-sizing-content block max-h-40 min-h-12 w-full resize-none rounded-lg bg-card px-3.5 py-2.5 text-base text-ink outline-none placeholder:text-mute"
        />
        <div className="flex items-center gap-1 p-1">
          <button type="button" aria-label={t.addFile} title={t.addFile} className={toolLook} onClick={() => input.current?.click()}>
            <Icon of={Paperclip} />
          </button>
          <FileInput ref={input} label={t.addFile} accept={chosenTypes} onChosen={(chosen) => choose(fileOf(chosen))} />
          <button
            type="button"
            aria-label={t.recordVoice}
            title={t.recordVoice}
            aria-expanded={open === 'voice'}
            className={toolLook}
            onClick={() => setOpen(open === 'voice' ? undefined : 'voice')}
          >
            <Icon of={Mic} />
          </button>
          <button
            type="button"
            aria-label={t.emoji}
            title={t.emoji}
            aria-expanded={open === 'emoji'}
            className={toolLook}
            onClick={() => setOpen(open === 'emoji' ? undefined : 'emoji')}
          >
            <Icon of={SmilePlus} />
          </button>
          {Tools && <Tools chatId={chatId} insert={insert} />}
          <button
            type="submit"
            aria-label={t.send}
            title={t.send}
            aria-disabled={isEmpty || undefined}
            className="press ml-auto grid size-11 shrink-0 place-items-center rounded-md bg-brand text-on-brand hover:bg-brand-deep aria-disabled:bg-sunk aria-disabled:text-mute"
          >
            <Icon of={Send} />
          </button>
        </div>
      </form>
    </div>
  );
}
