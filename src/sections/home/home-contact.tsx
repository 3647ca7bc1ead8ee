import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { WholeSwatch } from '../../cloth/whole-swatch';
import { company } from '../../site/company';
import { telephoneHref } from '../../site/contact-links';
import { REPLY_TIME } from '../../site/reply-time';
import { services } from '../../site/services';
import { columns, plainList, section, span, wrap } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { h2Text, h4Text, leadText, mutedText, standaloneLink } from '../../styles/text';
import { color, space } from '../../styles/tokens';

const words = css({ display: 'grid', gap: space.l, alignContent: 'start' });
const list = css({
  display: 'grid',
  columnGap: space.gap,
  [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Beside the words there is room for one column of whole names, until the page is wide.
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const row = css({ borderTop: `1px solid ${color.line}` });
const link = css([
  h4Text,
  {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'center',
    paddingBlock: space.s,
    color: color.ink,
    textDecoration: 'none',
    [hover]: { '&:hover': { color: color.action } },
  },
]);
const unbroken = css({ whiteSpace: 'nowrap' });

/** The way to the contact form, by what one wants to talk about. */
export function HomeContact() {
  const { enquiries } = company.email;
  return (
    <section css={[wrap, section, columns]} aria-labelledby="contact">
      <div css={[words, span('1 / span 5')]}>
        <h2 css={h2Text} id="contact">
          Pick the thread that pulls
        </h2>
        <p css={leadText}>
          {`The form opens with it. Someone who has mended such a thing before answers within ${REPLY_TIME}, and tells you if we are the wrong firm.`}
        </p>
        <p css={mutedText}>
          Or without a form:{' '}
          <a css={standaloneLink} href={`mailto:${enquiries}`}>
            {enquiries}
          </a>
          ,{' '}
          <a css={[standaloneLink, unbroken]} href={telephoneHref(company.telephone)}>
            {company.telephone}
          </a>
        </p>
      </div>
      <ul css={[plainList, list, span('7 / -1')]}>
        {services.map(({ key, name }) => (
          <li key={key} css={row}>
            <Link css={link} to={`/contact?service=${key}`}>
              <WholeSwatch service={key} ends={16} picks={16} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
