/** A form checks itself by the rules that the server's schemas are made of: whatever is typed, both say the same. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  checkFields,
  enquiryRules,
  feedbackRules,
  insurtechRules,
  type Rule,
} from '../write-rules';
import { contactBody, feedbackBody, fieldErrors, insurtechBody } from '../writes';

const forms = {
  contact: [enquiryRules, contactBody],
  insurtech: [insurtechRules, insurtechBody],
  feedback: [feedbackRules, feedbackBody],
} as const;

/** A value that a rule takes. */
function fitting(rule: Rule): string {
  if ('of' in rule) return rule.of[0] ?? '';
  if ('upTo' in rule) return '4';
  return rule.pattern ? 'ada@example.com' : 'Ada';
}

/** Words that come close to what a rule asks for. */
const near = (rule: Rule) => {
  if ('of' in rule) return fc.constantFrom(...rule.of, ` ${rule.of[0] ?? ''}`, 'something else');
  if ('upTo' in rule) return fc.constantFrom('0', '1', '5', '6', ' 3 ', '1.5', '-1', '10', '１');
  const letters = (length: number) => 'a'.repeat(length);
  const { most } = rule;
  return fc.constantFrom(
    ...[letters(most), letters(most + 1), ` ${letters(most)} `, '🧵'.repeat(most)],
    ...['🧵'.repeat(most + 1), 'a\n', '\u00a0', '\u200b'],
    ...[
      'a@b',
      'a@b.c',
      ' a@b.co ',
      'a@-b.co',
      'a@b..c',
      `${letters(400)}@b.co`,
      'ä@b.de',
      'a@b.de\n',
    ],
  );
};

const addressFault = (business_email: string) =>
  checkFields(enquiryRules, { business_email }).faults['business_email'];

it.each(['ada@example.com', 'a.b+c@d-e.example', 'ü@müller.de', 'a@例え.jp', 'a@xn--r8jz45g.jp'])(
  'takes %s for an email address',
  (address) => expect(addressFault(address)).toBeUndefined(),
);

it.each(['a@b', 'a@localhost', 'a@b.', 'a@.b', 'a b@c.de', 'a@b.de, c@d.de', 'a@b\u200b.de'])(
  'and not %j, to which no mail comes',
  (address) =>
    expect(addressFault(address)).toBe('Please enter an email address such as name@company.com.'),
);

describe.each(Object.entries(forms))('%s', (_, [rules, schema]) => {
  it('says the same as the server, whatever is typed', () => {
    const typed = fc.record(
      Object.fromEntries(
        Object.entries<Rule>(rules).map(([field, rule]) => [
          field,
          fc.oneof(
            { weight: 6, arbitrary: fc.constant(fitting(rule)) },
            near(rule),
            fc.string({ unit: 'binary' }),
            fc.constantFrom('', ' ', '\t\n'),
          ),
        ]),
      ),
    );
    const outcomes = { sent: 0, refused: 0 };
    fc.assert(
      fc.property(typed, (values) => {
        const { body, faults } = checkFields(rules, values);
        const { success, data, error } = schema.safeParse(values);
        expect(faults).toEqual(error ? fieldErrors(error) : {});
        if (!success) {
          outcomes.refused += 1;
          return;
        }
        outcomes.sent += 1;
        expect(body).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: 2000 },
    );
    // Both ways were gone.
    expect(Math.min(outcomes.sent, outcomes.refused)).toBeGreaterThan(10);
  });

  it('says how long a text is that is too long, and how long it may be', () => {
    const { faults } = checkFields(rules, { message: ` ${'x'.repeat(6007)} ` });
    expect(faults).toEqual({
      message: 'This has 6,007 characters. Please shorten it to 5,000 or fewer.',
    });
  });

  it('takes what is not filled in for nothing where it may be left out', () => {
    const empty = Object.fromEntries(Object.keys(rules).map((field) => [field, '']));
    const { body, faults } = checkFields(rules, empty);
    const optional = Object.entries<Rule>(rules).filter(([, rule]) => rule.isOptional);
    expect(body).toEqual({});
    expect(Object.keys(faults)).toHaveLength(Object.keys(rules).length - optional.length);
    expect(optional.length).toBeGreaterThan(0);
  });
});
