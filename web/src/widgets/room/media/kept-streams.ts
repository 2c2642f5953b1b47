/** One stream a track, as long as the track lives: a tile must not be given a new one at every look. */
export function keptStreams(): (track: MediaStreamTrack) => MediaStream {
  const streams = new Map<string, MediaStream>();
  return (track) => {
    const known = streams.get(track.id);
    if (known) return known;
    const stream = new MediaStream([track]);
    streams.set(track.id, stream);
    track.addEventListener('ended', () => streams.delete(track.id));
    return stream;
  };
}
