import type { Attempt } from '@school/contract/playbooks/attempts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { preloadTexts, useTexts } from '#i18n/texts.ts';
import { Announcer, announce } from '#kit/play/announcer.tsx';
import { goesOnOffline } from '#kit/play/goes-on-offline.ts';
import { useIdleLadder } from '#kit/play/idle-ladder.ts';
import { play } from '#kit/play/sound.ts';
import { hush } from '#kit/play/speech.ts';
import type { Band } from './band.ts';
import { Dots } from './dots.tsx';
import { MuteButton } from './frame-buttons.tsx';
import { ownPicture } from './own-pictures.ts';
import { PlayerLook } from './player-look.tsx';
import { slidesOf } from './progress.ts';
import { Speaker } from './speaker.tsx';
import { saidOf, writtenIn } from './spoken.ts';
import { say } from '#kit/play/speech.ts';
import { StageProvider } from './stage.tsx';
import { TaskView } from './task-view.tsx';
import { preloadTemplate } from './templates/registry.ts';
import { useAttempt } from './use-attempt.ts';
import { usePanels } from './use-panels.ts';
import { VoiceWatch } from './voice-watch.tsx';
import { useRecordings } from './use-recordings.ts';
import { langOf, shownWords, spokenWords } from './words.ts';

const verdict = () => import('./verdict-bar.tsx');
const VerdictBar = lazy(() => verdict().then((file) => ({ default: file.VerdictBar })));
const ahead = () => import('./fetch-ahead.ts');
const result = () => import('./result.tsx');
const Result = lazy(() => result().then((file) => ({ default: file.Result })));
const waitingForConnection = () => import('./waiting-for-connection.tsx');
const Panels = lazy(() => import('./panels.tsx').then((file) => ({ default: file.Panels })));
const WaitingForConnection = lazy(() => waitingForConnection().then((file) => ({ default: file.WaitingForConnection })));

/** What the frame needs of a run through tasks. */
export type Run = Pick<
  ReturnType<typeof useAttempt>,
  'attemptUid' | 'items' | 'item' | 'phase' | 'result' | 'lost' | 'answer' | 'askHint' | 'goOn'
> & { askMove?: ((round: number, cards: [string, string]) => Promise<{ match: boolean }>) | undefined };

interface FrameProps {
  run: Run;
  /** The items it began with. */
  opened: Attempt['items'];
  band: Band;
  /** One is at another slide (from 1): for the address. */
  onSlide?(slide: number): void;
  onAgain(): void;
  /** The way home, top left. */
  home: ReactNode;
  /** Where to go on after the result. */
  after?: ReactNode;
  /** Where there is no result to wait for: what stands after the last task. */
  over?: ReactNode;
}

interface PlayerProps extends Omit<FrameProps, 'run' | 'opened'> {
  attempt: Attempt;
  /** The slide in the address, from 1. */
  slide: number | undefined;
}

/** A playbook, played by a child: what its lesson explains, then its tasks. */
export function Player({ attempt, slide, ...frame }: PlayerProps) {
  const run = useAttempt(attempt, slide);
  const { isOpen, isAgain, close, leave } = usePanels(attempt, slide, run.phase);
  const goOn = () => {
    leave();
    run.goOn();
  };
  if (isOpen)
    return (
      <Suspense>
        <Panels panels={attempt.explain} band={frame.band} mayPass={attempt.knows || isAgain} home={frame.home} onEnd={close} />
      </Suspense>
    );
  return <PlayerFrame {...frame} run={{ ...run, goOn }} opened={attempt.items} />;
}

/** Tasks one by one: one frame for all kinds of them, with the same things in the same corners. */
export function PlayerFrame({ run, opened, band, onSlide, onAgain, home, after, over }: FrameProps) {
  const t = useTexts('player');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  useRecordings(band);
  const { item, phase, items } = run;
  const [saying, setSaying] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = item ? `${item.taskIdx} ${item.round}` : '';
  const asking = phase.kind === 'asking' && item !== undefined;
  const hint = item?.hint ?? null;
  // The smallest get time to mend the first miss by themselves.
  const hintShown = hint !== null && asking && (band !== 'pre' || item.tries >= 2 || asked === place);

  const voiced = item
    ? saidOf(item.task, band).flatMap(({ words, card }) => {
        const utterance = spokenWords(words, tongue);
        return utterance ? [{ utterance, card }] : [];
      })
    : [];
  const said = voiced.map(({ utterance }) => utterance);
  const tell = () => say(said, { slow: band === 'pre', onStep: (at) => setSaying(voiced[at]?.card ?? null) });
  const help = async () => {
    setAsked(place);
    const given = await run.askHint().catch(() => undefined);
    if (!given) return;
    say([spokenWords(given.words, tongue)]);
    announce(shownWords(given.words, tongue));
  };
  const rung = useIdleLadder({
    of: `${place} ${phase.kind}`,
    active: asking && band !== 'teen',
    onRung: (reached) => {
      if (reached === 2 && band === 'pre') tell();
    },
  });

  // A new task: the focus goes to what is asked, the voice says it, and the next one is fetched ahead.
  useEffect(() => {
    if (!item) return undefined;
    onSlide?.(slidesOf(items).indexOf(item.taskIdx) + 1);
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    if (band === 'pre' || item.task.stimulus?.kind === 'listen') tell();
    for (const next of items.slice(items.indexOf(item) + 1, items.indexOf(item) + 3)) preloadTemplate(next.task.template);
    return hush;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each task on the screen
  }, [place]);

  useEffect(() => {
    goesOnOffline.set(true);
    return () => goesOnOffline.set(false);
  }, []);

  // Homework that was opened can be done without a connection: what it needs is fetched once the child is at it.
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void ahead()
          .then((it) => it.fetchAhead(opened, band, tongue))
          .catch(() => undefined),
      1500,
    );
    return () => clearTimeout(timer);
  }, [opened, band, tongue]);

  // What is said to an answer is needed only after one.
  useEffect(() => void Promise.all([verdict(), result(), waitingForConnection(), preloadTexts('verdicts')]).catch(() => undefined), []);

  // A miss: a soft sound, a word of courage, the task again.
  const missed = phase.kind === 'asking' ? phase.missed : null;
  useEffect(() => {
    if (!missed || !item) return;
    play('no');
    announce(t.tryAgain);
    const shown = item.hint !== null && (band !== 'pre' || item.tries >= 2);
    const words = spokenWords(shown ? item.hint?.words : item.task.ask, tongue);
    if (band === 'pre') say([{ text: t.tryAgain, lang: tongue }, words]);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each miss
  }, [missed]);

  const outcome = phase.kind === 'judged' ? phase.judgement.verdict : null;
  const isSlide = outcome === 'seen' && item?.task.template === 'slide';
  useEffect(() => {
    // An explanation is simply left behind.
    if (isSlide) run.goOn();
    else if (outcome !== null) play(outcome === 'right' || outcome === 'seen' ? 'kept' : 'drop');
    // oxlint-disable-next-line react/exhaustive-deps -- once for each verdict
  }, [outcome]);

  const stage = { band, tongue, saying, attemptUid: run.attemptUid, askMove: run.askMove } as const;
  return (
    <StageProvider value={stage}>
      <div data-band={band} className="flex min-h-window flex-col gap-3 px-3 pt-3 pb-4 md:px-6">
        <PlayerLook />
        <header className="mx-auto flex w-full max-w-4xl flex-wrap items-center gap-2.5">
          {home}
          {item && <Speaker label={t.sayAgain} onPress={tell} glows={asking && (rung === 1 || rung === 2)} />}
          <div className="order-last flex grow basis-full items-center justify-center gap-4 sm:order-none sm:basis-0">
            {item && <Dots items={items} taskIdx={item.taskIdx} />}
            {asking && band !== 'pre' && item.task.template !== 'slide' && (
              <button
                type="button"
                className="press -my-3 min-h-11 shrink-0 rounded-full px-3 text-base underline underline-offset-4"
                onClick={() => run.answer(null)}
              >
                {t.skip}
              </button>
            )}
          </div>
          <span className="grow sm:hidden" />
          {item && asking && item.task.hint && !run.lost && (
            <button
              type="button"
              aria-label={t.help}
              title={t.help}
              onClick={() => void help()}
              className={`press grid size-14 shrink-0 place-items-center rounded-full shadow-press ${rung === 3 ? 'kid-glow bg-sun' : 'bg-card'}`}
            >
              <img src={ownPicture('light-bulb')} alt="" className="size-3/5" />
            </button>
          )}
          <MuteButton />
        </header>
        <VoiceWatch said={asking ? said : []} written={item ? writtenIn(item.task, tongue) : ''} />
        {item && (
          <div className="mx-auto flex w-full max-w-4xl grow flex-col justify-evenly gap-4">
            <h1
              ref={heading}
              tabIndex={-1}
              lang={langOf(item.task.ask, tongue)}
              className="text-center text-(length:--words) leading-snug font-extrabold text-balance outline-none"
            >
              {shownWords(item.task.ask, tongue)}
            </h1>
            {hintShown && hint && (
              <p role="note" className="mx-auto flex max-w-xl animate-fade items-center gap-3 rounded-lg bg-card px-4 py-2 font-bold">
                <img src={ownPicture('light-bulb')} alt="" className="size-8" />
                <span lang={langOf(hint.words, tongue)}>{shownWords(hint.words, tongue)}</span>
              </p>
            )}
            {asking && missed && !hintShown && <p className="text-center font-bold">{t.tryAgain}</p>}
            <TaskView item={item} phase={phase} hintShown={hintShown} onAnswer={run.answer} />
          </div>
        )}
        {run.lost && (
          <output className="sticky bottom-0 z-10 mx-auto block max-w-xl animate-rise rounded-md border-2 border-warn bg-warn-soft px-5 py-3 text-center font-bold text-warn">
            {t.answerWaits}
          </output>
        )}
        <Suspense>
          {item && phase.kind === 'judged' && !isSlide && (
            <VerdictBar
              key={place}
              judgement={phase.judgement}
              template={item.task.template}
              last={phase.judgement.result !== null}
              onNext={run.goOn}
            />
          )}
          {!item && !run.result && (over ?? <WaitingForConnection />)}
          {!item && run.result && (
            <Result result={run.result} onAgain={onAgain}>
              {after}
            </Result>
          )}
        </Suspense>
        <Announcer />
      </div>
    </StageProvider>
  );
}
