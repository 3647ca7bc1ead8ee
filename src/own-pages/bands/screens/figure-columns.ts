/** True for a column in which everything is a figure: `£4,310.00`, `0.99`, `−£171.53`; not for times of day. */
export function isFigureColumn(cells: readonly string[]): boolean {
  const isFigure = (text: string) => /^[−-]?[£€$]?\d[\d,.]*%?$/.test(text);
  return cells.length > 0 && cells.every(isFigure);
}
