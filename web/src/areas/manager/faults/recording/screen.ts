import { Replayer } from '@sentry/rrweb';
import pointerLook from '@sentry/rrweb/dist/style.css?inline';

import { leftOut, ownStyle, plainEvents } from './plain-events.ts';

/** A recorded session on a screen of its own: a frame in which no script runs and from which nothing is fetched. */
export interface Screen {
  /** Milliseconds from its first event to its last. */
  length: number;
  /** When it begins, by the clock of the device, in ms since 1970. */
  startedAt: number;
  /** Milliseconds from its beginning that it stands at. */
  now(): number;
  play(from: number): void;
  /** Shows the moment and stays there. */
  stopAt(moment: number): void;
  setSpeed(speed: number): void;
  /** Goes quickly over the time in which nobody did anything. */
  skipPauses(should: boolean): void;
  close(): void;
}

interface Told {
  /** How large the window was, in CSS pixels; told again when it changed. */
  size(size: { width: number; height: number }): void;
  ended(): void;
}

const ourLook = `
  [${leftOut}] { display: inline-block; background: #8886; border-radius: 4px; }
  html.rrweb-paused *, html.rrweb-paused *::before, html.rrweb-paused *::after { animation-play-state: paused !important; }
`;

/** Shows a recording, a file of the school, inside `stand`; undefined when it holds no page that could be shown. */
export function openScreen(stand: HTMLElement, file: Uint8Array, told: Told): Screen | undefined {
  const { events: recorded } = JSON.parse(new TextDecoder().decode(file)) as { events?: unknown };
  const { events, sheets } = plainEvents(recorded);
  if (events.length < 2 || sheets.size === 0) return undefined;
  const look = sheetOf(globalThis, pointerLook);
  document.adoptedStyleSheets.push(look);
  const player = new Replayer(events, {
    root: stand,
    // What is changed quickly is changed on the page itself, where styles can be set as the content policy wants it.
    useVirtualDom: false,
    mouseTail: false,
    // The focus belongs to who is watching.
    triggerFocus: false,
    showWarning: false,
    plugins: [
      {
        onBuild: (node) => dress(node),
        handler: (event) => {
          const { attributes } = event.data as { attributes?: Array<{ id: number }> };
          if (Array.isArray(attributes)) for (const { id } of attributes) dress(player.getMirror().getNode(id));
        },
      },
    ],
  });
  // It would write its rules into a style element, which the content policy refuses.
  player['insertStyleRules'] = () => undefined;
  player.on('fullsnapshot-rebuilded', (event) => {
    const page = player.iframe.contentWindow as (Window & typeof globalThis) | null;
    const texts = sheets.get(event as (typeof events)[number]) ?? [];
    if (page) page.document.adoptedStyleSheets = [...texts, ourLook].map((text) => sheetOf(page, text));
  });
  player.on('resize', (size) => told.size(size as { width: number; height: number }));
  player.on('finish', () => told.ended());
  const { startTime, totalTime } = player.getMetaData();
  return {
    length: totalTime,
    startedAt: startTime,
    now: () => Math.min(Math.max(player.getCurrentTime(), 0), totalTime),
    play: (from) => player.play(from),
    // Shown is what came before the moment: at the end, that is everything.
    stopAt: (moment) => player.pause(moment >= totalTime ? totalTime + 1 : moment),
    setSpeed: (speed) => player.setConfig({ speed }),
    skipPauses: (should) => player.setConfig({ skipInactive: should }),
    close() {
      player.destroy();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== look);
    },
  };
}

/** A sheet that is made by a script belongs to the window that made it, and no content policy is against it. */
function sheetOf(page: typeof globalThis, text: string): CSSStyleSheet {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** Gives an element the style it was recorded with. Elements of the frame are of another window: they are known by what they have. */
function dress(node: unknown): void {
  const element = (node ?? {}) as Partial<HTMLElement>;
  const recorded = element.getAttribute?.(ownStyle);
  if (element.style && typeof recorded === 'string') element.style.cssText = recorded;
}
