interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** What may be chosen, with its words, in the order written: for chips, options and filters. With `values` only these, in their order. */
export function choicesOf<Value extends string>(labels: Readonly<Record<Value, string>>): Array<Choice<Value>>;
export function choicesOf<Value extends string>(
  labels: Readonly<Record<NoInfer<Value>, string>>,
  values: readonly Value[],
): Array<Choice<Value>>;
export function choicesOf(
  labels: Readonly<Record<string, string>>,
  values: readonly string[] = Object.keys(labels),
): Array<Choice<string>> {
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}
