/** Arithmetic of the savings calculator. All amounts are in whole units of one currency and for one month. */

export interface AmountInput {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface SavingLever {
  readonly id: string;
  /** Id of the amount that it lowers. */
  readonly share_of: string;
  /** Share of that amount that it saves, 0 to 1. */
  readonly saving: number;
}

export type Amounts = Readonly<Record<string, number>>;

export interface Saving {
  readonly id: string;
  readonly month: number;
  readonly year: number;
}

export interface Savings {
  readonly levers: readonly Saving[];
  readonly month: number;
  readonly year: number;
  /** The amounts entered, all inputs together. */
  readonly spend: number;
  /** The month's saving as a share of the input, 0 to 1; 0 without input. */
  readonly share: number;
}

export function defaultAmounts(inputs: readonly AmountInput[]): Amounts {
  return Object.fromEntries(inputs.map((input) => [input.id, input.default]));
}

/** A typed text as an amount: the nearest allowed, or null for no number. */
export function readAmount(
  text: string,
  { min, max }: Pick<AmountInput, 'min' | 'max'>,
): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : null;
}

/**
 * Each lever's saving and their sum. Levers on the same amount are added, not compounded. Savings are rounded to
 * whole units before they are added, so that the columns of a printed table add up.
 */
export function savingsOf(levers: readonly SavingLever[], amounts: Amounts): Savings {
  const each = levers.map(({ id, share_of: input, saving }): Saving => {
    const month = Math.round((amounts[input] ?? 0) * saving);
    return { id, month, year: month * 12 };
  });
  const month = each.reduce((sum, lever) => sum + lever.month, 0);
  const spend = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  return { levers: each, month, year: month * 12, spend, share: spend > 0 ? month / spend : 0 };
}
