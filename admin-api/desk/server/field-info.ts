/** The fields of a collection for forms, made from the contract's schemas and descriptions. */
import type * as z from 'zod/mini';
import { descriptions, partDescriptions } from '@corporate-website/contract/descriptions';
import { sharedWords } from '@corporate-website/contract/form-words';
import type { ItemDefinition, ItemName } from '@corporate-website/contract/items';
import { toJsonSchema, type JsonSchema } from '@corporate-website/contract/openapi-schemas';
import type { Choice, FieldInfo } from '../protocol';

/** Fields that the server sets. */
const ofServer: readonly string[] = ['id', 'status', 'updated_at'];
/** Fields that hold the address of a file of the media library, by their names. */
const media: Readonly<Record<string, 'image' | 'file'>> = { image_cdn: 'image', file_url: 'file' };

type Shaped = Omit<FieldInfo, 'name' | 'label' | 'description' | 'required'>;
/** Words of a field by its path: `title`, `author.name`. */
interface Words {
  field: (path: string) => Pick<FieldInfo, 'label' | 'description'>;
  choice: (path: string, value: string) => Choice;
}
type Texts = Readonly<Record<string, string>>;

/** The last part of a path. */
const nameOf = (path: string): string => path.replace(/^.*\./, '');

/** @example `short_label` is `Short label`, `FULL_TIME` is `Full time` */
export function nameAsWords(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  const rest = words === words.toUpperCase() ? words.slice(1).toLowerCase() : words.slice(1);
  return words.charAt(0).toUpperCase() + rest;
}

/** The editors' words of a kind, and the contract's where it has none for editors. */
function wordsOf(item: ItemName): Words {
  const { fields, form } = descriptions[item];
  const parts: Readonly<Record<string, Texts>> = partDescriptions;
  const forEditors = (path: string) => form?.[path] ?? sharedWords[path];
  return {
    field: (path) => {
      const words = forEditors(path);
      const label = words?.label ?? nameAsWords(nameOf(path));
      if (words) return { label, description: words.help ?? '' };
      const [name = '', part] = path.split('.');
      const text = part === undefined ? (fields as Texts)[name] : parts[name]?.[part];
      return { label, description: text?.replaceAll('`', '') ?? '' };
    },
    choice: (path, value) => ({
      id: value,
      name: forEditors(path)?.choices?.[value] ?? nameAsWords(value),
    }),
  };
}

function partsOf(path: string, schema: JsonSchema, words: Words): FieldInfo[] {
  const required = (schema['required'] ?? []) as string[];
  const parts = Object.entries(schema['properties'] as Record<string, JsonSchema>);
  return parts.map(([name, part]) =>
    field(`${path}.${name}`, part, required.includes(name), words),
  );
}

function textKind(path: string, schema: JsonSchema): FieldInfo['kind'] {
  if (schema['contentMediaType'] === 'text/html') return 'html';
  if (schema['format'] === 'date-time') return 'date';
  return media[nameOf(path)] ?? (schema['format'] === 'uri' ? 'url' : 'text');
}

/** The form of a field, by the JSON Schema of what it takes. */
function shapeOf(path: string, schema: JsonSchema, words: Words): Shaped {
  // The first of several forms is the one to offer.
  const [first] = (schema['anyOf'] ?? []) as JsonSchema[];
  if (first) return shapeOf(path, first, words);
  if (schema['enum']) {
    const values = schema['enum'] as string[];
    return { kind: 'choice', choices: values.map((value) => words.choice(path, value)) };
  }
  switch (schema['type']) {
    case 'array':
      return { kind: 'list', of: field(path, schema['items'] as JsonSchema, true, words) };
    case 'object':
      return { kind: 'object', fields: partsOf(path, schema, words) };
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
      return { kind: textKind(path, schema) };
  }
}

function field(path: string, schema: JsonSchema, required: boolean, words: Words): FieldInfo {
  return { name: nameOf(path), ...words.field(path), required, ...shapeOf(path, schema, words) };
}

/** The fields of a kind of item, those that must be there first. */
export function fieldsOf({ name, required, optional }: ItemDefinition): FieldInfo[] {
  const words = wordsOf(name as ItemName);
  const info =
    (isRequired: boolean) =>
    ([key, schema]: [string, z.ZodMiniType]): FieldInfo => ({
      ...field(key, toJsonSchema(schema), isRequired, words),
      ...(ofServer.includes(key) && { readOnly: true }),
    });
  return [
    ...Object.entries(required).map(info(true)),
    ...Object.entries(optional).map(info(false)),
  ];
}
