import { expect, it } from '@jest/globals';
import { adminLink, adminPatternProblem } from '../../../pipeline/reports/admin-link';
import { problemGroups } from '../../../pipeline/reports/left-out';
import { failedPictures } from '../../support/report-view';

it('makes one group of 525 pictures of a host that is down, and another of another reason', () => {
  const [other] = failedPictures(1);
  if (!other) throw new Error('There is no picture.');
  const missing = {
    ...other,
    message: 'https://media.example.com/x.jpg: The server answered 404.',
  };
  const groups = problemGroups([...failedPictures(525), missing]);
  expect(groups.map(({ problems }) => problems.length)).toEqual([525, 1]);
  expect(groups[0]?.title).toBe('Pictures of media.example.com: The server answered 503.');
});

it('groups other problems by field and reason, whatever they quote', () => {
  const problem = (id: string, field: string) => ({
    kind: 'field-dropped' as const,
    collection: 'post' as const,
    id,
    field,
    message: `has the value "${id}" of ${id} letters`,
  });
  const groups = problemGroups([problem('1', 'tags'), problem('22', 'tags'), problem('3', 'type')]);
  expect(groups.map(({ problems }) => problems.map(({ id }) => id))).toEqual([['1', '22'], ['3']]);
});

it('leads to an item of the admin panel by a pattern', () => {
  const pattern = 'https://admin.example.com/{folder}/{id}?from={collection}';
  expect(adminLink(pattern, { collection: 'caseStudy', id: 'a/b' })).toBe(
    'https://admin.example.com/case-study/a%2Fb?from=caseStudy',
  );
  expect(adminLink(pattern, { collection: 'post' })).toBeNull();
  expect(adminLink(null, { collection: 'post', id: '1' })).toBeNull();
  expect(adminPatternProblem(pattern)).toBeNull();
  for (const wrong of [
    'admin/{id}',
    'https://a.example/{id}/{name}',
    'https://a.example/',
    'javascript:{id}',
  ])
    expect(adminPatternProblem(wrong)).toContain(`it is "${wrong}"`);
});
