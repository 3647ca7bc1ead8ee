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
  it.each([1, 4, 5])('stays: the rating %i', (value) => {
    rating(value)?.click();
    const message = form.querySelector('textarea') as HTMLTextAreaElement;
    message.value = 'Six files.';
    const checks = checksOf('feedback', form, () => undefined);
    expect(ratings()).toEqual([value]);
    expect(message.value).toBe('Six files.');
    expect(checks.checkAll()).toMatchObject({ rating: value, message: 'Six files.' });
    expect(ratings()).toEqual([value]);
  });

  it('is nothing where nothing was chosen, and a rating is asked for', () => {
    const onErrors = jest.fn();
    const checks = checksOf('feedback', form, onErrors);
    expect(ratings()).toEqual([]);
    expect(checks.checkAll()).toBeNull();
    expect(onErrors).toHaveBeenLastCalledWith(
      expect.objectContaining({ rating: expect.stringContaining('Please choose a rating') }),
    );
  });
});

describe('messages', () => {
  const nothing = { rating: expect.any(String), message: expect.any(String) };

  it('of one field come and go without touching those of another', () => {
    const onErrors = jest.fn();
    const checks = checksOf('feedback', form, onErrors);
    checks.checkAll();
    expect(onErrors).toHaveBeenLastCalledWith(nothing);
    rating(3)?.click();
    checks.check('rating');
    expect(onErrors).toHaveBeenLastCalledWith({ message: nothing.message });
    const email = form.querySelector('[type="email"]') as HTMLInputElement;
    email.value = 'nobody';
    checks.check('business_email');
    expect(onErrors).toHaveBeenLastCalledWith({
      message: nothing.message,
      business_email: expect.stringContaining('name@company.com'),
    });
    checks.clear();
    expect(onErrors).toHaveBeenLastCalledWith({});
  });

  it('of the server stand at fields that the form shows, and go once the field is right', () => {
    const onErrors = jest.fn();
    const checks = checksOf('feedback', form, onErrors);
    checks.refuse({ message: 'Too short for us.', journey: 'No such field here.' });
    expect(onErrors).toHaveBeenLastCalledWith({ message: 'Too short for us.' });
    (form.querySelector('textarea') as HTMLTextAreaElement).value = 'Six files.';
    checks.check('message');
    expect(onErrors).toHaveBeenLastCalledWith({});
  });
});
