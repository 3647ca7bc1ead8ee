import { css } from '@emotion/react';
import { company } from '../../site/company';
import { contactGroup, legalGroup } from '../../site/navigation';
import { scripted } from '../../styles/layout';
import { captionText, mutedText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { mark } from '../../site/markup';
import { ShellLink } from '../shell-link';
import { rowLink } from './row-link';

const body = css({
  display: 'grid',
  gap: space.s,
  paddingBlock: `${space.m} ${space.l}`,
  borderTop: `1px solid ${color.line}`,
});
const line = css({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` });
const button = css([rowLink, { border: 0, background: 'none', font: 'inherit' }]);
const small = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.l,
  rowGap: space.hair,
});

/** The page's owner and rules. The bottom margin rule uses its height. */
export function FooterCopyright() {
  return (
    <div css={[body, captionText, mutedText]} {...mark('copyright')}>
      <nav css={line} aria-label="Contact and legal">
        {[...contactGroup.links, ...legalGroup.links].map((link) => (
          <ShellLink key={link.path} css={rowLink} link={link} />
        ))}
        <button css={[button, scripted]} type="button" {...mark('cookie-settings')}>
          Cookie settings
        </button>
      </nav>
      <div css={small}>
        <p>
          {`${company.legal_name}, ${company.address.locality}. Since ${company.founding_year}.`}
        </p>
        {company.notice && <p>{company.notice}</p>}
      </div>
    </div>
  );
}
