import { expect, it } from '@jest/globals';
import { doneText } from '../../../desk/app/items/status';

it('publishing says that an item with a date ahead waits for it', () => {
  const published = (at: Date) =>
    doneText('publish', {
      ...{ status: 'publish', pending: false },
      fields: { published_at: at.toISOString() },
    });
  const hour = 3_600_000;
  expect(published(new Date(Date.now() - hour))).toMatch(/^Published: the next release/);
  expect(published(new Date(Date.now() + hour))).toMatch(/^Scheduled: .* after that time/);
});
