import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ExampleBand } from '../../../src/own-pages/bands/example-band';
import { withTableRoles } from '../../../src/own-pages/bands/example/table-roles';
import { axe } from '../../support/axe';

const text_html = `<p>A scanned statement.</p>
<div class="table" role="region" tabindex="0" aria-label="Table 1"><table>
<thead><tr><th scope="col">Line</th><th scope="col" class="align-right">Out</th><th scope="col">In</th><th scope="col">Balance</th></tr></thead>
<tbody><tr><th scope="row">Rent</th><td class="align-right">£3,200.00</td><td></td><td>£12,185.56</td></tr></tbody>
</table></div>`;

describe('ExampleBand', () => {
  it('keeps the meaning of a table that a phone lays out as blocks', () => {
    render(<ExampleBand band={{ heading: 'Example: one doubtful digit', text_html }} />);
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('role', 'table');
    for (const [role, count] of [
      ['rowgroup', 2],
      ['row', 2],
      ['columnheader', 4],
      ['rowheader', 1],
      ['cell', 3],
    ] as const) {
      const elements = within(table).getAllByRole(role);
      expect(elements).toHaveLength(count);
      for (const each of elements) expect(each).toHaveAttribute('role', role);
    }
  });

  it('has no fault that axe sees', async () => {
    const { container } = render(
      <ExampleBand band={{ heading: 'Example: one doubtful digit', text_html }} />,
    );
    expect(await axe(container)).toEqual([]);
  });
});

describe('withTableRoles', () => {
  it('leaves words and other elements alone', () => {
    const html = '<p>1 &lt;td> of a table</p><pre><code>&lt;table></code></pre><time>May</time>';
    expect(withTableRoles(html)).toBe(html);
  });
});
