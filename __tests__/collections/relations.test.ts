import { expect, it } from '@jest/globals';
import { nodesByIds, toMany, toOne } from '../../src/collections/relations';

/** A node model that has the pages a, b and c. */
const context = {
  nodeModel: {
    getNodeById: ({ id, type }: { id: string; type?: string }) =>
      type === 'Page' && ['a', 'b', 'c'].includes(id) ? { id } : null,
  },
};

it('gives nodes in the order of their ids, without those that are gone', () => {
  expect(nodesByIds(['c', 'gone', 'a'], 'Page', context)).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(nodesByIds(['a'], 'Post', context)).toEqual([]);
});

it('follows a field to one node', () => {
  const { resolve } = toOne('parent_id', 'Page');
  expect(resolve({ parent_id: 'b' }, {}, context)).toEqual({ id: 'b' });
  for (const source of [{}, { parent_id: null }, { parent_id: '' }, { parent_id: 'gone' }]) {
    expect(resolve(source, {}, context)).toBeNull();
  }
});

it('follows a field to many nodes', () => {
  const { resolve } = toMany('sub_ids', 'Page');
  expect(resolve({ sub_ids: ['b', 'a'] }, {}, context)).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect(resolve({}, {}, context)).toEqual([]);
});
