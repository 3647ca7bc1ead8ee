import { describe, expect, test } from '@jest/globals';
import { checkShards, shardsOfTurn, shards, type Shard } from '../../../scripts/testing/shards';

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

  const ofEveryTurn = shards.filter(({ isOfEveryTurn }) => isOfEveryTurn);
  const byTurns = shards.filter(({ isOfEveryTurn }) => !isOfEveryTurn);

  test('take turns, so that each is run, after those of every turn', () => {
    const turns = byTurns.map((_, index) => shardsOfTurn(1200 + index, ['src/pages/index.tsx']));
    expect(ofEveryTurn.length).toBeGreaterThan(0);
    for (const turn of turns) expect(turn.slice(0, -1)).toEqual(ofEveryTurn);
    expect(new Set(turns.map((turn) => turn.at(-1)))).toEqual(new Set(byTurns));
  });

  test.each(['pipeline/place.ts', 'src/data-layer/nodes.ts'])(
    'are those of kills and bad days after a change of %s, by turns too',
    (file) => {
      const ofPipeline = byTurns.filter(({ isOfPipeline }) => isOfPipeline);
      const turns = ofPipeline.map((_, index) => shardsOfTurn(1200 + index, ['README.md', file]));
      expect(new Set(turns.map((turn) => turn.at(-1)))).toEqual(new Set(ofPipeline));
      expect(ofPipeline.length).toBeLessThan(byTurns.length);
    },
  );
});
