/** Groups of an item's fields on its form, by what the fields are; pure. */
import type { ReactElement } from 'react';
import type { CollectionInfo, FieldInfo } from '../../protocol';

export interface FieldGroup {
  name: 'text' | 'details' | 'picture' | 'publishing' | 'search';
  label: string;
  fields: FieldInfo[];
}

/** The properties of a field's input. */
export interface FieldInputProps {
  field: FieldInfo;
  /** Its name in the form: `fields.author.name`. */
  source: string;
  /** Words below it. */
  help: ReactElement | false;
}

const labels: Readonly<Record<FieldGroup['name'], string>> = {
  text: 'Text',
  details: 'Details',
  picture: 'Picture',
  publishing: 'Publishing',
  search: 'Address and search results',
};

const publishing = new Set(['published_at', 'is_main']);
const search = new Set(['slug', 'meta_title', 'meta_description', 'previous_slugs']);

/** Texts of more than a line. */
export const isLong = ({ name, kind }: FieldInfo): boolean =>
  kind === 'text' && /description|quote|summary/.test(name);

function groupOf(field: FieldInfo, titleField: string): FieldGroup['name'] {
  const { name, kind } = field;
  if (publishing.has(name)) return 'publishing';
  if (search.has(name)) return 'search';
  if (kind === 'image' || kind === 'file' || name.endsWith('_alt')) return 'picture';
  return name === titleField || kind === 'html' || isLong(field) ? 'text' : 'details';
}

/** The state of an item has buttons instead of a field. */
const isShown = ({ name, readOnly }: FieldInfo): boolean => !readOnly && name !== 'status';

/** The groups of a collection that have fields, each with its fields in the contract's order, the title first. */
export function groupsOf({ fields, titleField }: CollectionInfo): FieldGroup[] {
  const shown = fields.filter(isShown);
  const names = ['text', 'publishing', 'picture', 'details', 'search'] as const;
  return names
    .map((name) => ({
      name,
      label: labels[name],
      fields: shown
        .filter((field) => groupOf(field, titleField) === name)
        .sort((one, other) => Number(other.name === titleField) - Number(one.name === titleField)),
    }))
    .filter((group) => group.fields.length > 0);
}
