import { createRequire } from 'node:module';
import path from 'node:path';

import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

const fonts = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');

/** The writer of PDF, loaded when the first paper is asked for: most schools' days pass without one. */
async function writer() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.addFonts({ Roboto: { normal: path.join(fonts, 'Roboto-Regular.ttf'), bold: path.join(fonts, 'Roboto-Medium.ttf') } });
  // Papers are made of our own words only: nothing is fetched, and no file but the fonts is read.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((file) => file.startsWith(fonts));
  return pdfmake;
}
let loaded: ReturnType<typeof writer> | undefined;

export interface Paper {
  title: string;
  content: Content[];
  /** Small print at the bottom of each page. */
  foot(page: number, of: number): string;
}

/** A paper of A4 with a Cyrillic font, as the bytes of a PDF. */
export async function pdfOf({ title, content, foot }: Paper): Promise<Uint8Array> {
  loaded ??= writer();
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
    footer: (page, of) => ({ text: foot(page, of), alignment: 'center', margin: [48, 16, 48, 0], fontSize: 8, color: '#555555' }),
  };
  return (await loaded).createPdf(definition).getBuffer();
}
