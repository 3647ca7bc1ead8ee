import { expect, test } from '@jest/globals';
import { onDatabases, resultsOf } from '../../../__tests__/support/databases';

onDatabases('sessions of the desk on $name', (database) => {
  test('end after an hour without a call and after a working day, and leave no secret behind', async () => {
    expect(await resultsOf('desk-over-time', database)).toEqual({
      firstOnce: true,
      inUse: 200,
      stillInUse: 200,
      idle: 401,
      allDay: true,
      afterTheDay: 401,
      idInDatabase: false,
      passwordInDatabase: false,
      hash: true,
      oldFirstPassword: 401,
    });
  });
});
