/**
 * Names a part of what is typed, and gives what a field of it needs: its name, its value, and how it is changed.
 * `const field = fieldsOf(typed, change)`, then `<NumberField {...field('lessons')} label={…} />`.
 */
export const fieldsOf =
  <Typed extends object>(typed: Typed, onChange: (part: Partial<Typed>) => void) =>
  <Name extends keyof Typed & string>(name: Name) => ({
    name,
    value: typed[name],
    onChange: (value: Typed[Name]) => onChange({ [name]: value } as unknown as Partial<Typed>),
  });

/** The same of a filter that narrows a list: what it is set to, and what a choice narrows. */
export const filtersOf =
  <Filters extends object>(filters: Filters, narrow: (part: Partial<Filters>) => void) =>
  <Name extends keyof Filters & string>(name: Name) => ({
    value: filters[name],
    onChoose: (value: Filters[Name] | undefined) => narrow({ [name]: value } as unknown as Partial<Filters>),
  });
