/** What may be chosen, with its words, in the order written: for chips, options and filters. */
export const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>): Array<{ value: Value; label: string }> =>
  (Object.entries(labels) as Array<[Value, string]>).map(([value, label]) => ({ value, label }));
