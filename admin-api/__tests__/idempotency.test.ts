import { expect, test } from '@jest/globals';
import { onOneDatabase, resultsOf } from '../../__tests__/support/databases';

onOneDatabase('idempotency keys on $name', (database) => {
  test('hold for 24 hours, are then free, and are given back by a write that fails', async () => {
    expect(await resultsOf('storing-over-time', database)).toEqual({
      first: 'stored',
      repeatWithinWindow: 'repeated',
      otherWithinWindow: 'conflict',
      otherAfterWindow: 'stored',
      beforeForgetting: 'repeated',
      afterForgetting: 'stored',
      failing: 'failed',
      afterFailing: 'stored',
      rows: 5,
    });
  });
});
