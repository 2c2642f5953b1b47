/** How the files of a zip archive are told: the end of its list, a file in the list, a file itself (PKWARE APPNOTE). */
const signs = { end: 0x06054b50, listed: 0x02014b50, file: 0x04034b50 };

/** Files of a zip archive by their names, unpacked when they are asked for, of so many bytes together at most. */
export function unzip(bytes: ArrayBuffer, mostBytes: number): { text(name: string): Promise<string | undefined> } | undefined {
  const view = new DataView(bytes);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== signs.end) end--;
  if (end < 0) return undefined;
  const names = new TextDecoder();
  const places = new Map<string, { method: number; packed: number; at: number }>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== signs.listed) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    places.set(names.decode(bytes.slice(at + 46, at + 46 + name)), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  let left = mostBytes;
  return {
    async text(name) {
      const place = places.get(name);
      if (!place || view.getUint32(place.at, true) !== signs.file) return undefined;
      const from = place.at + 30 + view.getUint16(place.at + 26, true) + view.getUint16(place.at + 28, true);
      const packed = new ReadableStream<BufferSource>({
        start(stream) {
          stream.enqueue(new Uint8Array(bytes.slice(from, from + place.packed)));
          stream.close();
        },
      });
      const plain = place.method === 8 ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed;
      const reader = plain.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        left -= value.length;
        // A small file can hold a huge one.
        if (left < 0) {
          await reader.cancel();
          throw new Error('The archive is too large unpacked');
        }
        text += value;
      }
    },
  };
}
