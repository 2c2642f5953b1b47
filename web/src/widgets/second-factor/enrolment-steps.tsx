import type { Enrolment } from '@school/contract/identity/shapes';

import { useTexts } from '#i18n/texts.ts';

/** What to do with the phone: three steps, the picture for the camera, the key for typing. */
export function EnrolmentSteps({ of: { secret, qr } }: { of: Enrolment }) {
  const t = useTexts('secondFactor');
  return (
    <ol className="flex list-decimal flex-col gap-3 pl-6">
      <li>{t.step1}</li>
      <li>
        {t.step2}
        {/* Dark on white in the dark theme, too: cameras want it so. */}
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.qr} className="mt-2 w-full max-w-56 rounded-sm bg-white">
          <path d={qr.path} fill="#000" />
        </svg>
        <details className="mt-2">
          <summary className="min-h-11 py-2.5 font-bold text-brand">{t.byHand}</summary>
          <code className="block rounded-sm bg-sunk p-3 break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </details>
      </li>
      <li>{t.step3}</li>
    </ol>
  );
}
