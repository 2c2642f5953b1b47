/** Lines of cells; a cell in quotes may hold the separator, a quote as two, and a new line. */
export function csvCells(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    lines.at(-1)?.push(cell.replace(/\r$/, ''));
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') cell += text.charAt(at++);
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      end();
      if (sign === '\n') lines.push([]);
    } else cell += sign;
  }
  end();
  return lines;
}
