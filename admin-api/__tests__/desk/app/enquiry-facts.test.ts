import { expect, it } from '@jest/globals';
import { enquiryFacts, mailTo } from '../../../desk/app/screens/enquiry-facts';

it('an enquiry is told in words: the address, labelled fields, and the pages one a line', () => {
  const fields = {
    guest_id: 'g1',
    line_of_business: 'motor',
    journey: [
      { path: '/', at: '2026-03-04T09:30:00Z' },
      { path: '/blog', at: 'once' },
    ],
    confirmed_at: null,
    added_later: 'as it is',
  };
  const told = enquiryFacts({
    ...{ id: '1', kind: 'insurtech', received_at: '', done_at: null, name: null, message: null },
    ...{ business_email: 'walk@example.com', fields },
  });
  expect(told).toEqual([
    { label: 'Email', lines: ['walk@example.com'] },
    { label: 'Line of business', lines: ['motor'] },
    { label: 'Pages visited before', lines: [expect.stringMatching(/^\/, 4 Mar 2026/), '/blog'] },
    { label: 'Visitor number', lines: ['g1'] },
    { label: 'added later', lines: ['as it is'] },
  ]);
});

it('a mail program is given an address as it is written', () => {
  expect(mailTo('walk@example.com')).toBe('mailto:walk@example.com');
  expect(mailTo('a?cc=b@example.com')).toBe('mailto:a%3Fcc%3Db@example.com');
});
