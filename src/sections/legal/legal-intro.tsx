import { css } from '@emotion/react';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { DateText } from '../../components/meta-line/meta-line';
import { articleHead } from '../../styles/article';
import { span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h1Text, leadText, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import type { LegalPageProps } from './legal-page-data';

const rule = css({ borderTop: `2px solid ${color.ink}` });
const dated = css({
  paddingTop: space.l,
  [from.wide]: { '&&': { gridColumn: '1 / span 3' } },
});
const words = css({
  display: 'grid',
  gap: space.l,
  paddingTop: space.l,
  [from.wide]: { '&&': { gridColumn: '4 / span 8' } },
});

/** The beginning of a legal text: its title and lead, and at their side its date. */
export function LegalIntro({ page }: LegalPageProps) {
  return (
    <header css={[wrap, articleHead]}>
      <Breadcrumbs trail={page.trail} />
      <div css={rule} aria-hidden="true" />
      <p css={[smallText, mutedText, dated]}>
        <span css={captionText}>Last updated </span>
        <br />
        <DateText at={page.updated} />
      </p>
      <div css={words}>
        <h1 css={[h1Text, span('1')]}>{page.title}</h1>
        <p css={leadText}>{page.lead}</p>
      </div>
    </header>
  );
}
