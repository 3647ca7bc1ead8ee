/** Looking into zod's schemas, those of `zod` and of `zod/mini` alike. */
import type { $ZodType } from 'zod/v4/core';

/** Definition of a schema: its type decides which of these exist. */
export interface Definition<Schema> {
  /** `optional`, `array`, `object`, `string` … */
  type: string;
  /** Of an optional. */
  innerType?: Schema;
  /** Of an array. */
  element?: Schema;
  /** Of an object. */
  shape?: Record<string, Schema>;
}

/** A schema's definition, whose parts count as schemas of the same kind. */
export function definitionOf<Schema extends $ZodType>(schema: Schema): Definition<Schema> {
  return schema._zod.def as unknown as Definition<Schema>;
}

export function isOptional(schema: $ZodType): boolean {
  return definitionOf(schema).type === 'optional';
}

/** The schema inside `optional`, however often that is said; any other schema itself. */
export function innerOf<Schema extends $ZodType>(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return isOptional(schema) && innerType ? innerOf(innerType) : schema;
}
