/** The contract's zod schemas as JSON Schema, for the OpenAPI document. Not for the browser. */
import * as z from 'zod/mini';
import { descriptions, partDescriptions } from './descriptions';
import {
  applyUrl,
  html,
  items,
  lastMoment,
  moment,
  richTextFields,
  text,
  User,
  webUrl,
  type ItemDefinition,
  type ItemName,
} from './items';

export type JsonSchema = { [key: string]: unknown };

/** A reference to a part of the document. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** A body of JSON. */
export const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** An answer with one of the contract's errors. */
export const errorResponse = (description: string, schema = 'Error') => ({
  description,
  content: json(ref('schemas', schema)),
});

/** JSON Schema's words for refinements. */
const formats = new Map<unknown, JsonSchema>([
  [webUrl, { format: 'uri' }],
  [applyUrl, { format: 'uri' }],
  [moment, { format: 'date-time' }],
  [lastMoment, { format: 'date-time' }],
  [text, { contentMediaType: 'text/plain' }],
  [html, { contentMediaType: 'text/html' }],
]);

/** JSON Schema of the input that a zod schema accepts. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const format = formats.get(zodSchema);
      if (format) Object.assign(jsonSchema, format);
    },
  });
  return json as JsonSchema;
}

type Texts = Readonly<Record<string, string>>;

/** Adds texts to the parts of a structured field, or of each entry of a list of them. */
function describeParts(schema: JsonSchema, texts: Texts | undefined): JsonSchema {
  const holder = (schema['items'] ?? schema) as JsonSchema;
  const properties = holder['properties'] as Record<string, JsonSchema> | undefined;
  for (const [name, part] of Object.entries(properties ?? {})) {
    const description = texts?.[name];
    if (description) part['description'] = description;
  }
  return schema;
}

/** An optional field may be missing, null or an empty string, all three alike. */
function orMissing(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }, { const: '' }] };
}

function fieldSchema(
  name: string,
  schema: z.ZodMiniType,
  description: string | undefined,
  required: boolean,
) {
  const parts = partDescriptions as Readonly<Record<string, Texts>>;
  const json = describeParts(toJsonSchema(schema), parts[name]);
  return { ...(required ? json : orMissing(json)), ...(description && { description }) };
}

function itemSchema(
  definition: ItemDefinition,
  description: { item: string; fields: Texts },
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(definition.required)) {
    properties[name] = fieldSchema(name, schema, description.fields[name], true);
  }
  for (const [name, schema] of Object.entries(definition.optional)) {
    properties[name] = fieldSchema(name, schema, description.fields[name], false);
  }
  return {
    type: 'object',
    description: description.item,
    properties,
    required: Object.keys(definition.required),
  };
}

const isRichText = (name: string) => richTextFields.includes(name);

/** The name of the schema that a list holds: of the item, or of its summary where it has rich text to leave out. */
export function listedSchemaName(definition: ItemDefinition, summaries: boolean): string {
  const hasRichText = Object.keys(definition.optional).some(isRichText);
  return summaries && hasRichText ? `${definition.name}Summary` : definition.name;
}

function summarySchema(name: string, whole: JsonSchema): JsonSchema {
  const fields = Object.entries(whole['properties'] as Record<string, JsonSchema>);
  return {
    ...whole,
    description: `${String(whole['description'])} Without its rich text; a server may send it all the same.`,
    properties: Object.fromEntries(fields.filter(([field]) => !isRichText(field))),
    title: `${name}, as lists hold it`,
  };
}

/** Every item and its summary, by name. */
export function itemSchemas(): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const [name, definition] of Object.entries<ItemDefinition>(items)) {
    const whole = itemSchema(definition, descriptions[name as ItemName]);
    schemas[name] = whole;
    const listed = listedSchemaName(definition, true);
    if (listed !== name) schemas[listed] = summarySchema(name, whole);
  }
  schemas['User'] = itemSchema(User, {
    item: 'A sample user of the demo store.',
    fields: { id: 'The user’s id.', user_name: 'The user’s name.' },
  });
  return schemas;
}
