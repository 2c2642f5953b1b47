import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { install, isByHand, useInstallable } from './install-prompt.ts';

/** The school on the home screen: where the browser can do it, or the person can. Otherwise nothing. */
export function InstallCard() {
  const { install: t } = useTexts('tour');
  const isAble = useInstallable();
  const byHand = isByHand();
  if (import.meta.env.MODE === 'native' || (!isAble && !byHand)) return null;
  const ask = async () => {
    if (await install()) raiseNotice({ tone: 'good', text: t.done });
  };
  return (
    <Card title={t.title} className="flex flex-col gap-4">
      <p>{t.text}</p>
      {isAble ? <Button onPress={() => void ask()}>{t.button}</Button> : <p className="text-mute">{t.apple}</p>}
    </Card>
  );
}
