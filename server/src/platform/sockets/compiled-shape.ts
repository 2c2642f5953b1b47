import * as core from 'zod/v4/core';

/**
 * The same shape with its objects read by code that zod writes for each of them: pages must not make code out of text, so the
 * shapes of the contract go through their fields one by one, and where messages come sixty times a second that is a tenth of
 * what they cost (docs/design/lesson-room.md). Only objects and unions by a field are built anew; what else stands in them is the same.
 */
export function compiledShape<Shape extends core.$ZodType>(
  shape: Shape,
): (message: unknown) => core.util.SafeParseResult<core.output<Shape>> {
  const compiled = built(shape);
  return (message) => core.safeParse(compiled, message) as core.util.SafeParseResult<core.output<Shape>>;
}

function built(shape: core.$ZodType): core.$ZodType {
  if (shape instanceof core.$ZodDiscriminatedUnion) {
    const { def } = shape._zod;
    return new core.$ZodDiscriminatedUnion({ ...def, options: def.options.map((option) => built(option as core.$ZodType)) });
  }
  if (!(shape instanceof core.$ZodObject)) return shape;
  const { def } = shape._zod;
  const fields = Object.entries(def.shape).map(([name, field]) => [name, built(field as core.$ZodType)]);
  return new core.$ZodObjectJIT({ ...def, shape: Object.fromEntries(fields) as typeof def.shape });
}
