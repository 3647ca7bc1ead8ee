import { css } from '@emotion/react';
import { graphql, Link } from 'gatsby';
import { Picture } from '../../pictures/picture';
import { columns, hiddenText, plainList, ruled, span, wrap } from '../../styles/layout';
import { from, hover } from '../../styles/media';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';

export const homeClient = graphql`
  fragment HomeClient on Client {
    api_id
    name
    image {
      ...PictureLogo
    }
    case_study {
      path
    }
  }
`;

type Client = Queries.HomeClientFragment;

const band = css([
  columns,
  ruled,
  { paddingBlock: space.xl, rowGap: space.l, alignItems: 'baseline' },
]);
const list = css({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  [from.small]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.nav]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const logo = css({
  height: '2.5rem',
  width: 'auto',
  maxWidth: '100%',
  objectPosition: 'left center',
  filter: 'var(--logo-filter)',
  mixBlendMode: 'var(--logo-blend)' as 'multiply',
});

// A line under the logo, as under any link that is pointed at.
const toCase = css({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  [hover]: { '&:hover': { borderColor: color.action } },
});

/** A name that stands in for a client's, as all of the sample content do. */
const isSample = ({ name }: Client) => /^(?:Sample|Example) /.test(name);

/** The company's clients, each leading to the work for it. */
export function HomeClients({ clients }: { clients: readonly Client[] }) {
  return (
    <section css={wrap} aria-labelledby="clients">
      <div css={band}>
        <div css={[span('1 / -1'), span('1 / span 3', 'wide')]}>
          <h2 css={h4Text} id="clients">
            Some of our clients
          </h2>
          {clients.some(isSample) ? (
            <p css={[captionText, mutedText]}>Sample and Example names are made up.</p>
          ) : null}
        </div>
        <ul css={[plainList, list, span('1 / -1'), span('4 / -1', 'wide')]}>
          {clients.map((client) => (
            <li key={client.api_id}>
              <ClientMark client={client} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A client's logo, or its name; it leads to the case study about the client, where there is one. */
function ClientMark({ client: { name, image, case_study: study } }: { client: Client }) {
  const shown = image ? (
    <Picture picture={image} alt={name} fit="contain" css={logo} sizes="192px" />
  ) : (
    <span css={smallText} dir="auto">
      {name}
    </span>
  );
  return study ? (
    <Link css={toCase} to={study.path}>
      {shown}
      <span css={hiddenText}>{' case study'}</span>
    </Link>
  ) : (
    shown
  );
}
