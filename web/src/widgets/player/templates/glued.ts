/** A piece of a text with holes. */
type Piece<Hole> = { text: string } | Hole;
const isText = <Hole>(piece: Piece<Hole>): piece is { text: string } => typeof piece === 'object' && piece !== null && 'text' in piece;

/**
 * Pieces that must stay on one line: a hole within a word and the letters around it («мал…», «…ла»). Everything else is
 * a group of its own.
 */
export function glued<Hole>(pieces: readonly Piece<Hole>[]): Piece<Hole>[][] {
  const groups: Piece<Hole>[][] = [];
  let open: Piece<Hole>[] = [];
  const close = () => {
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const piece of pieces) {
    if (!isText(piece)) {
      open.push(piece);
      continue;
    }
    // The letters that follow a hole, then whole words, then the letters that lead up to the next hole.
    const [, head = '', body = '', tail = ''] = /^(\S*)(.*?)(\S*)$/s.exec(piece.text) ?? [];
    const oneWord = body === '' && tail === '';
    if (head !== '' && (open.length > 0 || oneWord)) open.push({ text: head });
    else if (head !== '') groups.push([{ text: head }]);
    if (oneWord) continue;
    close();
    if (body !== '') groups.push([{ text: body }]);
    if (tail !== '') open.push({ text: tail });
  }
  close();
  return groups;
}
