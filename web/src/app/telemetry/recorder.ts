import { type BrowserClient, replayIntegration } from '@sentry/browser';

export type Mode = 'whole' | 'around-faults';

export interface Recorder {
  start(mode: Mode): void;
  /** Ends at once, and what was not sent yet never is. */
  stop(): void;
}

/** Attributes that say something to a person: they are masked as texts are. */
const said = [
  'title',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'href',
  'content',
  'value',
  'download',
  'name',
  'data-name',
];

/**
 * Records what the screen shows, as Sentry's replay does: texts, labels and typed letters as stars, pictures, sounds and
 * videos as boxes. Not compressed: that would need a worker from a blob, and the parts are small.
 */
export function createRecorder(client: BrowserClient): Recorder {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Their value is a number, which the masking of values takes for a text and breaks on; what they say is drawn beside them.
    block: ['progress', 'meter'],
    maskAttributes: said,
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
    mutationBreadcrumbLimit: 500,
    // A page that changes so much at once would be slowed by being recorded: it is left alone.
    mutationLimit: 2000,
    // What was pressed is told by its words; addresses are cleaned where they leave.
    beforeAddRecordingEvent: (event) => (isPressed(event) ? null : event),
  });
  let isAdded = false;
  return {
    start(mode) {
      if (!isAdded) {
        // Begins by itself, as the shares of the client say; this window was chosen already.
        const options = client.getOptions();
        options.replaysSessionSampleRate = mode === 'whole' ? 1 : 0;
        options.replaysOnErrorSampleRate = 1;
        client.addIntegration(replay);
        isAdded = true;
      } else if (mode === 'whole') replay.start();
      else replay.startBuffering();
    },
    stop: () => void replay.stop({ flush: false }),
  };
}

function isPressed(event: unknown): boolean {
  const { category } = (event as { data?: { payload?: { category?: unknown } } }).data?.payload ?? {};
  return typeof category === 'string' && category.startsWith('ui.');
}
