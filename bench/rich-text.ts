/**
 * Measures sanitising: `npx tsx bench/rich-text.ts`. Prints milliseconds a text of about 6 kB, of the kind that an
 * editor writes: headings, lists, a table, a listing, a picture, links.
 */
import { renderRichText } from '../src/rich-text/build';

const section = (index: number): string => `
<h2>What changed in week ${index}</h2>
<p>The batch window shrank from <strong>${index + 6} hours</strong> to forty minutes, because the
<a href="https://example.org/ledger/${index}">ledger</a> is read once and not once a customer &mdash; see
<a href="/blog/naive-retries">naive retries</a>.</p>
<ul><li>Reads fell from 4,100 to 90 a second.</li><li>No row is locked for longer than 20 ms.</li></ul>
<p><img src="/media/week-${index}.png" alt="Reads a second, before and after" title="Reads a second"></p>
<table><caption>Week ${index}</caption><thead><tr><th>Step</th><th>Before</th><th>After</th></tr></thead>
<tbody><tr><td>Read</td><td>240 min</td><td>12 min</td></tr><tr><td>Write</td><td>90 min</td><td>28 min</td></tr></tbody></table>
<pre><code class="language-ts">export async function settle(batch: Batch): Promise&lt;number&gt; {
  const rows = await batch.rows({ limit: ${index * 100} });
  return rows.filter((row) =&gt; row.state === 'open').length;
}</code></pre>
<blockquote><p>We stopped watching it after the second week.</p></blockquote>`;

const ROUNDS = 300;
const text = Array.from({ length: 5 }, (_, index) => section(index + 1)).join('');
const options = { sourceUrl: 'http://127.0.0.1:4000/api', siteUrl: 'http://127.0.0.1:9000' };

for (let round = 0; round < 50; round += 1) renderRichText(text, options);
const started = process.cpuUsage();
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const from = performance.now();
  renderRichText(text, options);
  times.push(performance.now() - from);
}
const cpu = process.cpuUsage(started);
const sorted = times.sort((one, other) => one - other);
const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
console.log(
  `${text.length} characters: median ${median.toFixed(2)} ms, ` +
    `CPU ${((cpu.user + cpu.system) / 1_000 / ROUNDS).toFixed(2)} ms a text`,
);
