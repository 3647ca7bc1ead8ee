import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { checksOf } from '../../src/forms/enhancement/checks';

const FORM = `<form>
  ${[1, 2, 3, 4, 5].map((value) => `<input type="radio" name="rating" value="${value}">`).join('')}
  <textarea name="message"></textarea>
  <input name="name">
  <input name="business_email" type="email">
</form>`;

let form: HTMLFormElement;
const rating = (value: number) =>
  form.querySelector<HTMLInputElement>(`[name="rating"][value="${value}"]`);
const ratings = () => [1, 2, 3, 4, 5].filter((value) => rating(value)?.checked);

beforeEach(() => {
  document.body.innerHTML = FORM;
  form = document.querySelector('form') as HTMLFormElement;
});

describe('what a visitor did before the form was checked', () => {
  it.each([1, 4, 5])('stays: the rating %i', async (value) => {
    rating(value)?.click();
    const message = form.querySelector('textarea') as HTMLTextAreaElement;
    message.value = 'Six files.';
    const checks = checksOf('feedback', form, () => undefined);
    expect(ratings()).toEqual([value]);
    expect(message.value).toBe('Six files.');
    expect(await checks.checkAll()).toMatchObject({ rating: value, message: 'Six files.' });
    expect(ratings()).toEqual([value]);
    checks.end();
  });

  it('is nothing where nothing was chosen, and a rating is asked for', async () => {
    const onErrors = jest.fn();
    const checks = checksOf('feedback', form, onErrors);
    expect(ratings()).toEqual([]);
    expect(await checks.checkAll()).toBeNull();
    expect(onErrors).toHaveBeenLastCalledWith(
      expect.objectContaining({ rating: expect.stringContaining('Please choose a rating') }),
    );
    checks.end();
  });
});
