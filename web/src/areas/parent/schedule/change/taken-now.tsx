import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

interface TakenNowProps {
  /** Free instants (ISO) near the one that is gone. */
  nearest: readonly string[];
  zone: string;
  onChoose(instant: number): void;
}

/** Somebody was faster: the nearest free times take one tap. */
export function TakenNow({ nearest, zone, onChoose }: TakenNowProps) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-md bg-warn-soft p-4">
      <h3 className="flex gap-2 text-base text-warn">
        <Icon of={TriangleAlert} />
        {nearest.length > 0 ? t.takenNow : t.takenNone}
      </h3>
      {nearest.map((timestamp) => (
        <Button key={timestamp} className="figures self-start" onPress={() => onChoose(Date.parse(timestamp))}>
          {at(locale, timestamp, 'dayTime', zone)}
        </Button>
      ))}
    </section>
  );
}
