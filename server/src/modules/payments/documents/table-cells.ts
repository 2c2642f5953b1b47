import type { TableCell } from 'pdfmake/interfaces.js';

/** A figure of a table: at the right edge of its column, and never in two lines. */
export const figure = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

/** The head of a column, above its figures at the same edge. */
export const headCell = (text: string, isOfFigures: boolean): TableCell => ({
  text,
  style: 'head',
  alignment: isOfFigures ? 'right' : 'left',
});
