import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { MailAddress } from '../../components/mail-address';
import { lineRow, plainList, section, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { h2Text, h3Text, h4Text, lineLink, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

type Ways = NonNullable<Queries.HubFragment['ways']>;

const ground = css({ backgroundColor: color.raised });
const body = css([wrap, section, { display: 'grid', gap: space.xl }]);
const list = css([
  plainList,
  {
    display: 'grid',
    gap: `${space.xxl} ${space.gap}`,
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
]);
const reader = css({ display: 'grid', alignContent: 'start', gap: space.m });
const head = css({ display: 'grid', gap: space.xs });
const mail = css([lineLink, smallText, { overflowWrap: 'anywhere', fontWeight: 600 }]);

/** Where each kind of reader starts: a few pages in an order, and somebody to write to. */
export function Readers({ ways }: { ways: Ways }) {
  return (
    <section css={ground} data-ground="raised" aria-labelledby="readers">
      <div css={body}>
        <h2 css={h2Text} id="readers">
          {ways.heading}
        </h2>
        <ul css={list}>
          {ways.groups.map(({ name, text, links }) => (
            <li key={name} css={reader}>
              <div css={head}>
                <h3 css={h3Text}>{name}</h3>
                {text ? <p css={smallText}>{text}</p> : null}
              </div>
              <ol css={plainList}>
                {links.map((link) => (
                  <Step key={link.href} link={link} />
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Step({ link: { href, name, text } }: { link: Ways['groups'][number]['links'][number] }) {
  return (
    <li css={lineRow}>
      {href.startsWith('/') ? (
        <Link css={[h4Text, lineLink]} to={href}>
          {name}
        </Link>
      ) : (
        <a css={mail} href={href}>
          <MailAddress address={name ?? href} />
        </a>
      )}
      <span css={[smallText, mutedText]}>{text}</span>
    </li>
  );
}
