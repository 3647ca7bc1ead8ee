/** Editorial notes, by rule. */
import { groupInOrder } from '../../../src/lib/group-in-order';
import type { EditorialNote } from '../../../src/editorial/build/note';
import { behind, html, section, type Markup } from '../html';
import { itemLine, listOf, type ReportView } from './context';

const line = (view: ReportView, note: EditorialNote): Markup =>
  html`${itemLine(view, note)}<span class="example"
      >${note.field ? html`<code>${note.field}</code> ` : null}${note.message}</span
    >`;

/** The editorial notes by rule; empty without notes. */
export function notesSection(view: ReportView): Markup {
  const { notes } = view.story;
  if (notes.length === 0) return html``;
  const of = (level: EditorialNote['level']) => notes.filter((note) => note.level === level);
  const groups = groupInOrder([...of('warning'), ...of('advice')], ({ rule }) => rule);
  return section(
    'editorial',
    'Editorial notes',
    `${of('warning').length} to fix, ${of('advice').length} to consider. They block nothing.`,
    html`<ul class="causes">
      ${groups.map(
        ([rule, group]) =>
          html`<li>
            ${behind(
              html`<span class="tally">${group.length}</span> <code>${rule}</code>
                <span class="kind">${group[0]?.level ?? ''}</span>`,
              listOf(group, (note) => line(view, note)),
            )}
          </li>`,
      )}
    </ul>`,
  );
}
