import { define, gate, id, text, webUrl } from '../fields';
import { gateQuery, type ReadCalls } from '../read-call';
import { commonTexts, type Texts } from '../texts';

export const Client = define(
  'Client',
  { id, name: text },
  { image_cdn: webUrl, url: webUrl, ...gate },
);

export const clientCalls = {
  clients: { path: 'client', item: Client, answer: 'array', query: gateQuery },
} as const satisfies ReadCalls;

export const clientTexts = (): Texts<typeof Client, typeof clientCalls> => ({
  item: 'A company that we work for, shown by its logo.',
  fields: {
    ...commonTexts,
    name: 'The company’s name; the text alternative of its logo.',
    image_cdn: 'The logo’s absolute URL.',
    url: 'The company’s own site.',
  },
  form: {
    name: { label: 'Company name' },
    image_cdn: { label: 'Logo' },
    url: { label: 'Company website' },
  },
  calls: { clients: 'Clients, in the order to show them in' },
});
