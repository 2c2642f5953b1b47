import { filesLimits } from '@school/contract/files/limits';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- an address that the build gives
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

import { startWorker } from '#kit/start-worker.ts';
import { paperOf, pictureOf } from './as-picture.ts';
import { PdfData } from './pdf-data.ts';

/** Why a PDF gives no pages; `texts.pdf` has a sentence for each. */
export type PdfFault = 'tooLarge' | 'locked' | 'broken' | 'slow';

export class UnreadablePdf extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.name = 'UnreadablePdf';
    this.fault = fault;
  }
}

/** Longer than this no page of an honest file takes; then its worker is ended, whatever it is doing. */
const patienceMs = 30_000;
/** Of the pages one chooses from. */
const thumbWidth = 240;

export interface OpenPdf {
  /** All pages of the file; the first `pdfPages` of them can be had. */
  pages: number;
  thumb(page: number): Promise<Blob>;
  picture(page: number): Promise<Blob>;
  close(): void;
}

/**
 * Opens a PDF in a worker of its own, which has no line to anywhere (docs/design/security.md#pictures). Pages become pictures here, so no
 * child's page ever reads a PDF.
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  if (file.size > lessonRoomLimits.shelf.pdfMegabytes * 1024 * 1024) throw new UnreadablePdf('tooLarge');
  const port = startWorker('pdf', workerAddress);
  const worker = PDFWorker.create({ port });
  const close = (): void => {
    worker.destroy();
    port.terminate();
  };
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, no) => {
      late = setTimeout(() => no(new UnreadablePdf('slow')), patienceMs);
    });
    try {
      return await Promise.race([work, tooLate]);
    } catch (cause) {
      throw cause instanceof UnreadablePdf ? cause : new UnreadablePdf(isLocked(cause) ? 'locked' : 'broken');
    } finally {
      clearTimeout(late);
    }
  };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    const document = await inTime(
      getDocument({
        data,
        worker,
        BinaryDataFactory: PdfData,
        useWorkerFetch: false,
        enableXfa: false,
        stopAtErrors: false,
        maxImageSize: filesLimits.pictureMegapixels * 1e6,
      }).promise,
    );
    return {
      pages: document.numPages,
      thumb: (page) => inTime(drawn(document, page, ({ width }) => thumbWidth / width)),
      picture: (page) => inTime(drawn(document, page, ({ width, height }) => filesLimits.photoSide / Math.max(width, height))),
      close,
    };
  } catch (cause) {
    close();
    throw cause;
  }
}

const isLocked = (cause: unknown): boolean => cause instanceof Error && cause.name === 'PasswordException';

async function drawn(document: PDFDocumentProxy, nr: number, scaleOf: (size: { width: number; height: number }) => number): Promise<Blob> {
  const page = await document.getPage(nr);
  try {
    const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1 })) });
    const canvas = paperOf(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    return await pictureOf(canvas);
  } finally {
    page.cleanup();
  }
}
