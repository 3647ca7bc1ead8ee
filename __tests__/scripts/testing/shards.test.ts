import { describe, expect, test } from '@jest/globals';
import { checkShards, shardOfTurn, shards, type Shard } from '../../../scripts/testing/shards';

describe('the shards of the full suite', () => {
  test('have each long test and each group of mutants once', () => {
    expect(() => checkShards()).not.toThrow();
  });

  test('are refused where a file is in none, in two, or not there', () => {
    const all = [
      { name: 'one', files: ['a.full.ts', 'b.full.ts'] },
      { name: 'two', files: ['b.full.ts', 'gone.full.ts'] },
    ];
    expect(() => checkShards(['a.full.ts', 'b.full.ts', 'new.full.ts'], all, [])).toThrow(
      'new.full.ts is in no shard; there is no gone.full.ts; b.full.ts is in two shards',
    );
  });

  test('are refused where a group of mutants is in none or in two', () => {
    const all: Shard[] = [
      { name: 'one', mutants: ['store'] },
      { name: 'two', mutants: ['store'] },
    ];
    expect(() => checkShards([], all, ['store', 'verify'])).toThrow(
      'verify is in no shard; store is in two shards',
    );
  });

  test('take turns, so that each is run', () => {
    const chosen = shards.map((_, index) => shardOfTurn(1200 + index, ['src/pages/index.tsx']));
    expect(new Set(chosen)).toEqual(new Set(shards));
  });

  test.each(['pipeline/place.ts', 'src/data-layer/nodes.ts'])(
    'are those of kills and bad days after a change of %s, by turns too',
    (file) => {
      const ofPipeline = shards.filter(({ isOfPipeline }) => isOfPipeline);
      const chosen = ofPipeline.map((_, index) => shardOfTurn(1200 + index, ['README.md', file]));
      expect(new Set(chosen)).toEqual(new Set(ofPipeline));
      expect(ofPipeline.length).toBeLessThan(shards.length);
    },
  );
});
