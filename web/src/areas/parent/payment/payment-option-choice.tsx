import type { AnswerOf } from '@school/contract/calls';

import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';

export type PaymentOption = AnswerOf<'GET /payment/products'>['methods'][number];

/** The name of a way to pay in a form. */
export const nameOfOption = ({ provider, method }: PaymentOption): string => `${provider} ${method}`;

/** How to pay: the options that this region and currency have. With one option there is nothing to choose, and it is told. */
export function PaymentOptionChoice({
  options,
  chosen,
  onChoose,
}: {
  options: readonly PaymentOption[];
  chosen: PaymentOption;
  onChoose(option: PaymentOption): void;
}) {
  const t = useTexts('payment').products;
  const names: Readonly<Record<string, string>> = t.methods;
  const abouts: Readonly<Record<string, string>> = t.methodAbout;
  // Two banks may take cards: then each says which one it is.
  const called = (option: PaymentOption) => {
    const name = names[option.method] ?? option.method;
    return options.filter(({ method }) => method === option.method).length > 1 ? `${name} · ${option.provider}` : name;
  };
  const about = abouts[chosen.method];
  return (
    <div className="flex flex-col gap-1">
      {options.length > 1 ? (
        <RadioChips
          label={t.method}
          name="method"
          required
          value={nameOfOption(chosen)}
          onChange={(name) => {
            const option = options.find((it) => nameOfOption(it) === name);
            if (option) onChoose(option);
          }}
          chips={options.map((option) => ({ value: nameOfOption(option), label: called(option) }))}
        />
      ) : (
        <p className="flex justify-between gap-3 text-sm">
          <span>{t.method}</span>
          <span className="text-right font-bold">{called(chosen)}</span>
        </p>
      )}
      {about !== undefined && <p className="text-sm text-mute">{about}</p>}
    </div>
  );
}
