import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';

import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

import type { PaperAnswer, PaperAsked } from './pdf.ts';

/** Draws papers, one after the other, beside the thread that answers people (`pdf.ts`). */
const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
pdfmake.addFonts({ Roboto: { normal: path.join(fonts, 'Roboto-Regular.ttf'), bold: path.join(fonts, 'Roboto-Medium.ttf') } });
// Papers are made of our own words only: nothing is fetched, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(fonts));

async function draw({ title, content, foot }: Pick<PaperAsked, 'title' | 'content' | 'foot'>): Promise<Uint8Array> {
  const definition: TDocumentDefinitions = {
    info: { title },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    styles: {
      title: { fontSize: 16, bold: true, margin: [0, 8, 0, 12] },
      head: { bold: true, fillColor: '#f2eefc' },
      mute: { color: '#555555', fontSize: 9 },
      sum: { bold: true, fontSize: 12 },
    },
    content,
    footer: (page, of) => ({
      text: foot.replace('{page}', String(page)).replace('{of}', String(of)),
      alignment: 'center',
      margin: [48, 16, 48, 0],
      fontSize: 8,
      color: '#555555',
    }),
  };
  return pdfmake.createPdf(definition).getBuffer();
}

parentPort?.on('message', (asked: PaperAsked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
  const answer = (it: Omit<PaperAnswer, 'n'>) => parentPort?.postMessage({ n: asked.n, ...it } satisfies PaperAnswer);
  void draw(asked).then(
    (bytes) => answer({ bytes: new Uint8Array(bytes) }),
    (fault: unknown) => answer({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
