import { Button } from '#kit/button.tsx';

interface PublishButtonProps {
  t: { publish: string; faults(wrong: number): string };
  /** What is on the screen is what the school has. */
  isKept: boolean;
  /** How many mistakes are in it. */
  wrong: number;
  onPress(): void;
}

/** Publishes a draft that is kept and has no mistakes. */
export function PublishButton({ t, isKept, wrong, onPress }: PublishButtonProps) {
  return (
    <Button kind="primary" disabled={!isKept || wrong > 0} hint={wrong > 0 ? t.faults(wrong) : undefined} onPress={onPress}>
      {t.publish}
    </Button>
  );
}
