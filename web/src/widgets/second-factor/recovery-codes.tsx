import { useSchool } from '#api/school.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';

/** Shown once: they are kept as hashes and cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void | Promise<void> }) {
  const t = useTexts('secondFactor');
  const { name } = useSchool();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    raiseNotice({ tone: 'good', text: t.copied });
  };
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl">{t.recovery}</h2>
      <p>{t.recoveryAbout}</p>
      <ul aria-label={t.recovery} className="grid gap-2 rounded-sm bg-sunk p-4 font-mono figures sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => void copy()}>{t.copy}</Button>
        <Button onPress={() => saveFile(t.fileName(name), text, 'text/plain;charset=utf-8')}>{t.save}</Button>
      </div>
      <Button kind="primary" size="large" onPress={() => void onKept()}>
        {t.go}
      </Button>
    </div>
  );
}
