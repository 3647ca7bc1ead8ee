import { css } from '@emotion/react';
import { useId, useState, type ReactNode } from 'react';
import { foldedText } from '@corporate-website/contract/folded-text';
import { useInBrowser } from '../../hydration/use-in-browser';
import { MOST_SHOWN } from '../../lib/fold-long';
import { formatNumber } from '../../lib/numbers';
import { plainList } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, mutedText, smallText } from '../../styles/text';
import { color, radius, space } from '../../styles/tokens';
import { More } from '../more/more';
import type { FilterLink } from './filter-nav';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  [from.small]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
  columnGap: space.l,
  maxHeight: 'min(24rem, 60vh)',
  overflowY: 'auto',
});
const field = css({ display: 'grid', gap: space.hair, maxWidth: '20rem' });
const input = css({
  minHeight: '2.75rem',
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
});

interface MoreLinksProps {
  /** Label of the disclosure: `95 more categories`. */
  summary: string;
  /** The property that the links choose by: `categories`. */
  things: string;
  links: readonly FilterLink[];
  item: (link: FilterLink) => ReactNode;
}

/** Links behind a disclosure; many have their own filter, if a script answers to it. */
export function MoreLinks({ summary, things, links, item }: MoreLinksProps) {
  const id = useId();
  const [text, setText] = useState('');
  // No script answers to typing before.
  const answers = useInBrowser(() => links.length > MOST_SHOWN, false);
  const wanted = foldedText(text.trim());
  const found = links.filter(({ name }) => foldedText(name).includes(wanted));
  return (
    <More label={summary}>
      {answers ? (
        <p css={field}>
          <label css={[captionText, mutedText]} htmlFor={id}>
            {`Filter these ${things}`}
          </label>
          <input
            css={input}
            id={id}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </p>
      ) : null}
      <ul css={[plainList, list, smallText]}>{found.map(item)}</ul>
      {answers ? (
        <p css={[captionText, mutedText]} role="status">
          {wanted === '' ? null : `${formatNumber(found.length)} ${things}`}
        </p>
      ) : null}
    </More>
  );
}
