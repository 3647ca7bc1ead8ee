/** The fields of a collection for forms, made from the contract's schemas and descriptions. */
import type * as z from 'zod/mini';
import { descriptions, partDescriptions } from '@corporate-website/contract/descriptions';
import type { ItemDefinition, ItemName } from '@corporate-website/contract/items';
import { toJsonSchema, type JsonSchema } from '@corporate-website/contract/openapi-schemas';
import type { FieldInfo } from '../protocol';

/** Labels that a field's name does not give. */
const labels: Readonly<Record<string, string>> = {
  image_cdn: 'Picture',
  image_alt: 'Text alternative of the picture',
  file_url: 'File',
  url: 'Web address',
  apply_url: 'Address to apply at',
  video_url: 'Address of the recording',
  slug: 'Last part of the page’s address',
  previous_slugs: 'Former addresses',
  meta_title: 'Title in search results',
  meta_description: 'Description in search results',
  is_main: 'On the main site',
  is_remote: 'Remote',
  type: 'Service',
};

/** Fields that the server sets. */
const ofServer: readonly string[] = ['id', 'status', 'updated_at'];
/** Fields that hold the address of a file of the media library, by their names. */
const media: Readonly<Record<string, 'image' | 'file'>> = { image_cdn: 'image', file_url: 'file' };

/** @example `short_description` is `Short description` */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

type Texts = Readonly<Record<string, string>>;
type Shaped = Omit<FieldInfo, 'name' | 'label' | 'description' | 'required'>;

function partsOf(schema: JsonSchema, texts: Texts): FieldInfo[] {
  const required = (schema['required'] ?? []) as string[];
  const parts = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  return parts.map(([name, part]) => field(name, part, required.includes(name), texts));
}

function textKind(name: string, schema: JsonSchema): FieldInfo['kind'] {
  if (schema['contentMediaType'] === 'text/html') return 'html';
  if (schema['format'] === 'date-time') return 'date';
  return media[name] ?? (schema['format'] === 'uri' ? 'url' : 'text');
}

/** The form of a field, by the JSON Schema of what it takes. @param parts texts of the parts of a structured one */
function shapeOf(name: string, schema: JsonSchema, parts: Texts): Shaped {
  // The first of several forms is the one to offer.
  const [first] = (schema['anyOf'] ?? []) as JsonSchema[];
  if (first) return shapeOf(name, first, parts);
  if (schema['enum']) return { kind: 'choice', choices: schema['enum'] as string[] };
  switch (schema['type']) {
    case 'array': {
      const of = field(name, schema['items'] as JsonSchema, true, {}, parts);
      return { kind: 'list', of };
    }
    case 'object':
      return { kind: 'object', fields: partsOf(schema, parts) };
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number': {
      const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
      return {
        kind: 'number',
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: maximum }),
      };
    }
    default:
      return { kind: textKind(name, schema) };
  }
}

function field(
  name: string,
  schema: JsonSchema,
  required: boolean,
  texts: Texts,
  parts: Texts = {},
): FieldInfo {
  const description = texts[name] ?? '';
  return { name, label: labelOf(name), description, required, ...shapeOf(name, schema, parts) };
}

/** The fields of a kind of item, those that must be there first. */
export function fieldsOf({ name, required, optional }: ItemDefinition): FieldInfo[] {
  const texts = descriptions[name as ItemName].fields as Texts;
  const parts = partDescriptions as Readonly<Record<string, Texts>>;
  const info = (isRequired: boolean) => {
    return ([key, schema]: [string, z.ZodMiniType]): FieldInfo => ({
      ...field(key, toJsonSchema(schema), isRequired, texts, parts[key]),
      ...(ofServer.includes(key) && { readOnly: true }),
    });
  };
  return [
    ...Object.entries(required).map(info(true)),
    ...Object.entries(optional).map(info(false)),
  ];
}
