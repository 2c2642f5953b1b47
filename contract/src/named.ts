import * as z from 'zod/mini';

/** A shape under the name it has in the API document. */
/* @__NO_SIDE_EFFECTS__ */
export function named<Shape extends z.core.$ZodType>(id: string, shape: Shape): Shape {
  z.globalRegistry.add(shape, { id });
  return shape;
}

/** An object under the name it has in the API document; fields that it does not list are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const shape = <const Fields extends z.core.$ZodLooseShape>(id: string, fields: Fields) => named(id, z.strictObject(fields));
