import { expect, it } from '@jest/globals';
import { serviceKeys } from '@corporate-website/contract/vocabulary';
import { proofsOf } from '../../src/site/proofs';
import { serviceGroups } from '../../src/site/service-groups';

it('holds each service in one group', () => {
  expect(serviceGroups.flatMap(({ services }) => services).sort()).toEqual([...serviceKeys].sort());
});

const study = (path: string, key: string | null, ...values: string[]) => ({
  path,
  service: key === null ? null : { key },
  results: values.map((value) => ({ value, label: `of ${path}` })),
});

it('proves a service by its newest case study that is not shown anyway', () => {
  const studies = [
    study('/a', 'cloud', '43%'),
    study('/b', 'cloud', '7 weeks'),
    study('/c', 'cloud', '1'),
  ];
  expect(proofsOf(studies, new Set(['/a'])).get('cloud')).toEqual({
    path: '/b',
    value: '7 weeks',
    label: 'of /b',
  });
  expect(proofsOf(studies.slice(0, 1), new Set(['/a'])).get('cloud')?.path).toBe('/a');
});

it('takes no sentence for a figure, and nothing of what has no service', () => {
  const long = 'as much as was asked for';
  const proofs = proofsOf(
    [
      study('/a', 'cloud', long, '12'),
      study('/b', null, '1'),
      study('/c', 'x', '1'),
      study('/d', 'fintech'),
    ],
    new Set(),
  );
  expect([...proofs]).toEqual([['cloud', { path: '/a', value: '12', label: 'of /a' }]]);
});
