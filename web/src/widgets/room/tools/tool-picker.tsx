import { smallTools } from '@school/contract/lesson-room/limits';
import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { Fragment, type SyntheticEvent, useState } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

import { useScript } from '../tasks/script-query.ts';
import { useConnection, useEventId, useOnEvent, useRoom } from '../use-room.ts';
import { chosenOf, leftToPick, packItems } from './chance.ts';
import { keepPick, keptPicks } from './kept-picks.ts';
import { lessonWords } from './lesson-words.ts';

type Name = (typeof smallTools)[number];
/** What a tool wants to know before it is shown. */
type Need = 'nothing' | 'dice' | 'minutes' | 'words' | 'kids';

const drawn: Record<Name, { picture: OwnPicture; needs: Need }> = {
  dice: { picture: 'puzzle-piece', needs: 'dice' },
  spinner: { picture: 'repeat-button', needs: 'words' },
  pick: { picture: 'raised-hand', needs: 'kids' },
  timer: { picture: 'alarm-clock', needs: 'minutes' },
  light: { picture: 'high-voltage', needs: 'nothing' },
  rocket: { picture: 'rocket', needs: 'nothing' },
  faces: { picture: 'grinning-face-with-big-eyes', needs: 'nothing' },
  countdown: { picture: 'chequered-flag', needs: 'nothing' },
  stretch: { picture: 'balloon', needs: 'nothing' },
  words: { picture: 'memo', needs: 'words' },
  cards: { picture: 'joker', needs: 'words' },
  applause: { picture: 'clapping-hands', needs: 'nothing' },
  echo: { picture: 'ear', needs: 'words' },
};
const mostWords = 8;
const wordSigns = 40;
const minutes = [1, 2, 3, 5];

/** The teacher's small tools, each with what it needs. */
export function ToolPicker() {
  const t = useTexts('roomTools');
  const { act } = useConnection();
  const members = useRoom((room) => room.members);
  const [asks, setAsks] = useState<Name | null>(null);
  const eventId = useEventId();
  const tongue = tongueOf(useLocale());
  const script = useScript(eventId);
  const fromLesson = lessonWords(script?.steps ?? [], tongue, mostWords);
  useOnEvent(({ op, seed = 0 }) => {
    if (op.kind !== 'tool' || op.tool !== 'pick') return;
    const kidUid = chosenOf({ with: op.with ?? {}, seed });
    if (kidUid) keepPick(eventId, kidUid);
  });
  const kids = members.filter(({ person, state }) => roleOf(person) === 'kid' && state !== 'gone').map(({ person }) => idOf(person));

  const showIt = (tool: Name, given: Record<string, string | number> = {}): void => {
    if (!act({ kind: 'tool', tool, with: given })) return;
    setAsks(null);
  };
  const choose = (tool: Name): void => {
    const { needs } = drawn[tool];
    if (needs === 'nothing') showIt(tool, tool === 'light' ? { hears: 1 } : {});
    else if (needs === 'kids') showIt(tool, packItems(leftToPick(kids, keptPicks(eventId))));
    else setAsks(asks === tool ? null : tool);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('words');
    if (!asks || typeof text !== 'string') return;
    const words = text
      .split(asks === 'echo' ? /[;\n]/ : /[,;\n]/)
      .map((word) => word.trim().slice(0, wordSigns))
      .filter(Boolean)
      .slice(0, mostWords);
    if (words.length > 0) showIt(asks, packItems(words));
  };
  /** What a tool wants to know stands right below it. */
  const asked = (tool: Name) => {
    if (drawn[tool].needs === 'dice')
      return (
        <div className="flex gap-2">
          <Button onPress={() => showIt('dice', { n: 1 })}>{t.oneDie}</Button>
          <Button onPress={() => showIt('dice', { n: 2 })}>{t.twoDice}</Button>
        </div>
      );
    if (drawn[tool].needs === 'minutes')
      return (
        <div className="flex flex-wrap gap-2">
          {minutes.map((n) => (
            <Button key={n} onPress={() => showIt('timer', { seconds: n * 60 })}>
              {t.minutes(n)}
            </Button>
          ))}
        </div>
      );
    return (
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <label className="flex grow flex-col gap-1 text-sm font-bold">
          {tool === 'echo' ? t.whatToEcho : t.whichWords}
          <input
            name="words"
            maxLength={mostWords * wordSigns}
            className="min-h-11 rounded-sm border-2 border-edge bg-card px-3 text-base"
          />
        </label>
        <Button type="submit">{t.show}</Button>
        {fromLesson.length > 0 && <Button onPress={() => showIt(tool, packItems(fromLesson))}>{t.lessonWords}</Button>}
      </form>
    );
  };
  return (
    <ul className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {smallTools.map((tool) => (
        <Fragment key={tool}>
          <li>
            <button
              type="button"
              aria-expanded={drawn[tool].needs === 'nothing' || drawn[tool].needs === 'kids' ? undefined : asks === tool}
              aria-disabled={(tool === 'pick' && kids.length === 0) || undefined}
              className="press flex min-h-12 w-full items-center gap-2 rounded-sm bg-sunk px-2 py-1 text-left text-sm font-bold aria-disabled:opacity-50 aria-expanded:bg-brand-soft"
              onClick={() => choose(tool)}
            >
              <img src={ownPicture(drawn[tool].picture)} alt="" className="size-7 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{t.tools[tool]}</span>
            </button>
          </li>
          {asks === tool && <li className="col-span-full">{asked(tool)}</li>}
        </Fragment>
      ))}
    </ul>
  );
}
