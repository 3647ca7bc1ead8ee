import { expect, test } from '@jest/globals';
import { runScript } from '../support/admin-api';
import { onOneDatabase } from '../support/databases';

onOneDatabase('idempotency keys on $name', ({ prepare }) => {
  test('hold for 24 hours, are then free, and are given back by a write that fails', async () => {
    const { env, cleanUp } = await prepare();
    const { stdout, stderr } = runScript('__tests__/support/storing-over-time.ts', env);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
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
    await cleanUp();
  });
});
