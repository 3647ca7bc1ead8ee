/** Salaries and contracts for reading. */
import { formatNumber, grouped } from './numbers';

export interface SalaryRange {
  readonly currency: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
}

const salaryUnits: Record<string, string> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

/** `£52,000 to £64,000 a year`; one figure where the other is missing; null where there is nothing to say. */
export function formatSalary(salary: SalaryRange | null | undefined): string | null {
  if (!salary) return null;
  const { min, max } = salary;
  const amounts = [...new Set([min, max])].flatMap((each) =>
    each === null || each === undefined ? [] : [formatMoney(each, salary.currency)],
  );
  if (amounts.length === 0) return null;
  const prefix = min === null ? 'up to ' : max === null ? 'from ' : '';
  const unit = salaryUnits[salary.unit ?? ''] ?? '';
  return `${prefix}${amounts.join(' to ')} ${unit}`.trim();
}

/** As Intl writes them; others are left to it. */
const signs = new Map([
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', 'US$'],
  ['CAD', 'CA$'],
  ['INR', '₹'],
  ['PLN', 'PLN\u00a0'],
]);

function formatMoney(value: number, currency: string | null): string {
  const sign = signs.get(currency ?? '');
  if (sign && value >= 0) return sign + grouped(value.toFixed(Number.isInteger(value) ? 0 : 2));
  try {
    return new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: currency ?? '',
      // Whole amounts lose their noughts: £14.50, but £52,000.
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
      maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }).format(value);
  } catch {
    // Not a currency code that Intl takes: the figure is still worth showing, with whatever was given.
    return [currency, formatNumber(value)].filter(Boolean).join(' ');
  }
}

const employmentTypes: Record<string, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
  VOLUNTEER: 'Voluntary',
  PER_DIEM: 'By the day',
  OTHER: 'Other',
};

/** schema.org's employment type in words; an unknown one unchanged. */
export function formatEmployment(type: string | null | undefined): string | null {
  return type ? (employmentTypes[type] ?? type) : null;
}
