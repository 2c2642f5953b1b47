import { useTexts } from '#i18n/texts.ts';

/** In place of buttons that would refuse: who can do it. */
export function OnlySees({ need }: { need: 'arranges' }) {
  const { onlySees: t } = useTexts('adults');
  return <p className="text-sm text-mute">{t[need]}</p>;
}
