import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { columns, ruled, section, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h4Text, smallText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';

const body = css([ruled, section, columns]);
const list = css({
  display: 'grid',
  gap: `${space.xl} ${space.gap}`,
  [from.nav]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
});
const group = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.s });

/** Terms that hold for everything on the page, in a few short texts with their pages. */
export function Terms({ ways }: { ways: NonNullable<Queries.HubFragment['ways']> }) {
  return (
    <section css={wrap} aria-labelledby="terms">
      <div css={body}>
        <h2 css={[h2Text, span('1 / span 3')]} id="terms">
          {ways.heading}
        </h2>
        <div css={[list, span('4 / -1')]}>
          {ways.groups.map(({ name, text, links }) => (
            <div key={name} css={group}>
              <h3 css={h4Text}>{name}</h3>
              {text ? <p css={smallText}>{text}</p> : null}
              {links.map(({ href, text: label }) => (
                <Link key={href} css={[standaloneLink, smallText]} to={href}>
                  {label}
                </Link>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
