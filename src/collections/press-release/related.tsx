import { timeOf } from '../../lib/time-of';
import { Related } from '../related';
import { NewsLine } from './teaser';

/** The nearest in kind, the newest of them first, as in every list of news. */
export function RelatedNews({ items }: { items: readonly Queries.NewsTeaserFragment[] }) {
  const newestFirst = [...items].sort(
    (a, b) => (timeOf(b.published_at) ?? 0) - (timeOf(a.published_at) ?? 0),
  );
  return (
    <Related title="Other news">
      <div>
        {newestFirst.map((item) => (
          <NewsLine key={item.path} item={item} />
        ))}
      </div>
    </Related>
  );
}
