import { type ReactNode, useEffect } from 'react';

import { say } from '#kit/play/speech.ts';
import { useStage } from '#widgets/player/stage.tsx';

let saidLast = '';

/** Before another session: what is asked first is said, even if it was asked last in the one before. */
export const forgetPrompt = (): void => {
  saidLast = '';
};

/** What is to be done now. Those who cannot read hear it whenever it changes. */
export function Prompt({ text, children }: { text: string; children?: ReactNode }) {
  const { band, tongue } = useStage();
  useEffect(() => {
    if (band !== 'pre' || saidLast === text || text === '') return;
    saidLast = text;
    say([{ text, lang: tongue }]);
  }, [band, text, tongue]);
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 text-center text-(length:--words) font-bold">
      {text}
      {children}
    </p>
  );
}
