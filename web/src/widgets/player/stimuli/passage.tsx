import type { Words } from '@school/contract/playbooks/pictures';

import { say } from '#kit/play/speech.ts';
import { ReadText } from '../read-text.tsx';
import { useStage } from '../stage.tsx';
import { langOf, shownWords, spokenWords } from '../words.ts';

/** A text to read, or to hear line by line. */
export function Passage({ title, lines }: { title?: Words | undefined; lines: readonly Words[] }) {
  const { tongue } = useStage();
  return (
    <ReadText title={title} className="px-5 py-4 text-(length:--words) leading-normal">
      {lines.map((line, at) => {
        const spoken = spokenWords(line, tongue);
        const text = shownWords(line, tongue);
        return spoken ? (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text keep their order
          <button
            key={at}
            type="button"
            lang={langOf(line, tongue)}
            onClick={() => say([spoken])}
            className="block w-full rounded-sm px-1 py-0.5 text-left hover:bg-brand-soft"
          >
            {text}
          </button>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text keep their order
          <p key={at} lang={langOf(line, tongue)}>
            {text}
          </p>
        );
      })}
    </ReadText>
  );
}
