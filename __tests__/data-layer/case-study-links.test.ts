import { describe, expect, it } from '@jest/globals';
import type { NodeInput } from '../../src/data-layer/nodes';
import {
  withAwardCases,
  withCaseStudies,
  withClientCases,
} from '../../src/data-layer/case-study-links';

const node = (id: string, data: object) => ({ id, data, digest: id }) as unknown as NodeInput;
const said = (company: unknown, type: unknown) => node('said', { company, type });
const study = (id: string, client: unknown, type: unknown) =>
  node(id, { client_name: client, type });

const linked = (testimonial: NodeInput, studies: readonly NodeInput[]) =>
  withCaseStudies([testimonial], studies)[0];

it('links a client’s words to the newest case study of the same client and service', () => {
  const studies = [
    study('other client', 'Harbour', 'cloud'),
    study('other service', 'A Bank', 'fintech'),
    study('newest', 'A bank ', 'cloud'),
    study('older', 'A bank', 'cloud'),
  ];
  expect(linked(said('A Bank', 'cloud'), studies)?.data['case_study_id']).toBe('newest');
});

it.each([
  ['no company', said(undefined, 'cloud')],
  ['no service', said('A bank', undefined)],
  ['a company of no case study', said('Harbour', 'cloud')],
])('links words of %s to nothing', (_, testimonial) => {
  const studies = [study('a', 'A bank', 'cloud'), study('b', undefined, undefined)];
  expect(linked(testimonial, studies)?.data['case_study_id']).toBeNull();
});

it('makes the node anew when its case study changes', () => {
  const digest = (studies: readonly NodeInput[]) =>
    linked(said('A bank', 'cloud'), studies)?.digest;
  expect(digest([study('a', 'A bank', 'cloud')])).not.toBe(digest([]));
});

it('links a client to the newest case study about it, of whichever service', () => {
  const studies = [
    study('other', 'Harbour', 'cloud'),
    study('newest', 'a bank', 'fintech'),
    study('older', 'A Bank', 'cloud'),
    study('of nobody', undefined, 'cloud'),
  ];
  const clients = [' A bank', 'Grocer', undefined].map((name) => node('client', { name }));
  const ids = withClientCases(clients, studies).map(({ data }) => data['case_study_id']);
  expect(ids).toEqual(['newest', null, null]);
});

describe('awards', () => {
  const studies = [
    study('grocer', ' Sample Grocers ', 'cloud'),
    study('bank', 'A. Bank (UK)', 'fintech'),
    study('one', 'Twice Told', 'fintech'),
    study('two', 'Twice Told', 'cloud'),
    study('word', 'Target', 'cloud'),
    study('of nobody', undefined, 'cloud'),
  ];
  const won = (title: unknown, short_description?: unknown) =>
    withAwardCases([node('award', { title, short_description })], studies)[0];
  const linkOf = (...words: Parameters<typeof won>) => won(...words)?.data['case_study_id'];

  it('are linked to the work for the one client that their words name', () => {
    expect(linkOf('Data Team', 'Bread at Sample Grocers, less of it wasted.')).toBe('grocer');
    expect(linkOf('The ledger of A. Bank (UK)')).toBe('bank');
  });

  it.each([
    ['no client', ['Data Team', 'Bread, less of it wasted.']],
    ['two clients', ['Sample Grocers and A. Bank (UK)']],
    ['a client of two case studies', ['the work for Twice Told']],
    ['a word that a client is called too', ['the work for Target']],
    ['a longer word', ['the work for Sample Grocerscape']],
    ['a name that begins earlier', ['the work for Royal Sample Grocers']],
    ['a firm of more partners', ['the work for Sample Grocers & Sons']],
    ['a pattern that a name would be', ['the work for Ab Bank (UK)']],
  ])('are linked to nothing by %s', (_, [title, text]) => {
    expect(linkOf(title, text)).toBeNull();
  });

  it('are made anew when their case study changes', () => {
    const award = node('award', { title: 'the work for Sample Grocers' });
    expect(withAwardCases([award], studies)[0]?.digest).not.toBe(
      withAwardCases([award], [])[0]?.digest,
    );
  });
});
