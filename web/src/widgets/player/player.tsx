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
import { Guide } from './guide.tsx';
import { ownPicture } from './own-pictures.ts';
import { PlayerHead } from './player-head.tsx';
import type { Run } from './run.ts';
import { PlayerLook } from './player-look.tsx';
import { slidesOf } from './progress.ts';
import { skyOf } from './skies.ts';
import { saidOf, writtenIn } from './spoken.ts';
import { say } from '#kit/play/speech.ts';
import { StageProvider } from './stage.tsx';
import { StageLook } from './stage-look.tsx';
import { TaskView } from './task-view.tsx';
import { preloadTemplate } from './templates/registry.ts';
import { useAttempt } from './use-attempt.ts';
import { useFrozen } from './use-frozen.ts';
import { usePanels } from './use-panels.ts';
import { VoiceWatch } from './voice-watch.tsx';
import { useRecordings } from './use-recordings.ts';
import { langOf, shownWords, spokenWords } from './words.ts';

const verdict = () => import('./verdict-bar.tsx');
const VerdictBar = lazy(() => verdict().then((file) => ({ default: file.VerdictBar })));
const HintSteps = lazy(() => verdict().then((file) => ({ default: file.HintSteps })));
const ahead = () => import('./fetch-ahead.ts');
const result = () => import('./result.tsx');
const Result = lazy(() => result().then((file) => ({ default: file.Result })));
const waitingForConnection = () => import('./waiting-for-connection.tsx');
const Panels = lazy(() => import('./panels.tsx').then((file) => ({ default: file.Panels })));
const WaitingForConnection = lazy(() => waitingForConnection().then((file) => ({ default: file.WaitingForConnection })));

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
  /** What it is about: named again at its end. */
  title?: string | undefined;
}

interface PlayerProps extends Omit<FrameProps, 'run' | 'opened' | 'title'> {
  attempt: Attempt;
  /** The slide in the address, from 1. */
  slide: number | undefined;
}

/** A playbook, played by a child: what its lesson explains, then its tasks. */
export function Player({ attempt, slide, ...frame }: PlayerProps) {
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
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
  return <PlayerFrame {...frame} run={{ ...run, goOn }} opened={attempt.items} title={attempt.title[tongue]} />;
}

/** Tasks one by one: one frame for all kinds of them, with the same things in the same corners. */
export function PlayerFrame({ run, opened, band, onSlide, onAgain, home, after, over, title }: FrameProps) {
  const t = useTexts('player');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  useRecordings(band);
  const { item, phase, items } = run;
  const [saying, setSaying] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ of: string; times: number } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const place = item ? `${item.taskIdx} ${item.round}` : '';
  const asking = phase.kind === 'asking' && item !== undefined;
  const hint = item?.hint ?? null;
  const times = asked?.of === place ? asked.times : 0;
  // A first miss is mended by oneself; older ones read a nudge at once, and are shown the next part after that.
  const hintShown = hint !== null && asking && (band === 'teen' || item.tries >= 2 || times > 0);
  const step = Math.min(2, Math.max(1, times, item?.tries ?? 0));
  const partShown = hintShown && (band !== 'teen' || step > 1);

  const voiced = item
    ? saidOf(item.task, band).flatMap(({ words, card }) => {
        const utterance = spokenWords(words, tongue);
        return utterance ? [{ utterance, card }] : [];
      })
    : [];
  const said = voiced.map(({ utterance }) => utterance);
  const tell = () => say(said, { slow: band === 'pre', onStep: (at) => setSaying(voiced[at]?.card ?? null) });
  const help = async () => {
    setAsked({ of: place, times: hintShown ? step + 1 : 1 });
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

  // A miss: a soft sound, what of it is right already, the task again.
  const missed = phase.kind === 'asking' ? phase.missed : null;
  useEffect(() => {
    if (!missed || !item) return;
    const almost = phase.kind === 'asking' ? phase.near : null;
    play(almost ? 'near' : 'no');
    announce(almost ? shownWords(almost, tongue) : t.tryAgain);
    const words = spokenWords(item.hint !== null && item.tries >= 2 ? item.hint.words : item.task.ask, tongue);
    if (band === 'pre') say([almost ? spokenWords(almost, tongue) : { text: t.tryAgain, lang: tongue }, words]);
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

  const beam = partShown ? hint?.at : undefined;
  const stage = { band, tongue, saying, beam, attemptUid: run.attemptUid, askMove: run.askMove } as const;
  const isJudged = item !== undefined && phase.kind === 'judged' && !isSlide;
  useFrozen(board, phase.kind !== 'asking', place);
  const near = phase.kind === 'asking' ? phase.near : null;
  return (
    <StageProvider value={stage}>
      <div data-band={band} data-kind={item?.task.template} data-sky={item ? skyOf(item.task.template) : 'night'} className="kid-stage">
        <PlayerLook />
        <StageLook />
        <PlayerHead run={run} band={band} home={home} isAsking={asking} rung={rung} onTell={tell} onHelp={() => void help()} />
        <VoiceWatch said={asking ? said : []} written={item ? writtenIn(item.task, tongue) : ''} />
        {item && (
          <div className="stage-body">
            {band !== 'teen' && (
              <Guide
                outcome={!isJudged ? null : outcome === 'right' || outcome === 'seen' || outcome === 'waiting' ? 'good' : 'shown'}
                missed={missed}
                isHelping={asking && (hintShown || rung > 1)}
                isListening={item.task.stimulus?.kind === 'listen' || item.task.template === 'say'}
              />
            )}
            <div className="stage-words">
              <h1
                ref={heading}
                tabIndex={-1}
                lang={langOf(item.task.ask, tongue)}
                data-long={shownWords(item.task.ask, tongue).length > 60 ? '' : undefined}
                className="stage-bubble outline-none"
              >
                {shownWords(item.task.ask, tongue)}
              </h1>
              {hintShown && hint && band === 'teen' && (
                <Suspense>
                  <HintSteps hint={hint} step={step} onStep={() => void help()} onWay={() => run.answer(null)} />
                </Suspense>
              )}
              {hintShown && hint && band !== 'teen' && (
                <p role="note" className="stage-note animate-fade">
                  <img src={ownPicture('light-bulb')} alt="" className="size-8" />
                  <span lang={langOf(hint.words, tongue)}>{shownWords(hint.words, tongue)}</span>
                </p>
              )}
              {asking && missed && !hintShown && (
                <p data-near={near ? '' : undefined} className="stage-note animate-fade">
                  {near ? shownWords(near, tongue) : t.tryAgain}
                </p>
              )}
              <Suspense>
                {isJudged && (
                  <VerdictBar
                    key={place}
                    judgement={phase.judgement}
                    template={item.task.template}
                    last={phase.judgement.result !== null}
                    onNext={run.goOn}
                  />
                )}
              </Suspense>
            </div>
            <div ref={board} data-at={place} className="stage-board">
              <TaskView item={item} phase={phase} hintShown={partShown} onAnswer={run.answer} />
            </div>
          </div>
        )}
        {run.lost && (
          <output className="sticky bottom-0 z-10 mx-auto block max-w-xl animate-rise rounded-md border-2 border-warn bg-warn-soft px-5 py-3 text-center font-bold text-warn">
            {t.answerWaits}
          </output>
        )}
        <Suspense>
          {!item && !run.result && (over ?? <WaitingForConnection />)}
          {!item && run.result && (
            <Result result={run.result} title={title} onAgain={onAgain}>
              {after}
            </Result>
          )}
        </Suspense>
        <Announcer />
      </div>
    </StageProvider>
  );
}
