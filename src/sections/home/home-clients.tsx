import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Picture } from '../../pictures/picture';
import { columns, plainList, ruled, span, wrap } from '../../styles/layout';
import { from } from '../../styles/media';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { space } from '../../styles/tokens';

export const homeClient = graphql`
  fragment HomeClient on Client {
    api_id
    name
    image {
      ...PictureLogo
    }
  }
`;

const band = css([
  columns,
  ruled,
  { paddingBlock: `${space.xl} ${space.xxl}`, rowGap: space.l, alignItems: 'baseline' },
]);
const list = css({
  display: 'grid',
  gap: `${space.l} ${space.xl}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  [from.small]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
const logo = css({
  height: '2.5rem',
  width: 'auto',
  maxWidth: '100%',
  objectPosition: 'left center',
  filter: 'var(--logo-filter)',
  mixBlendMode: 'var(--logo-blend)' as 'multiply',
});

/** A name that stands in for a client's, as all of the sample content do. */
const isSample = ({ name }: Pick<Queries.HomeClientFragment, 'name'>) =>
  /^(?:Sample|Example) /.test(name);

/** The company's clients. */
export function HomeClients({ clients }: { clients: readonly Queries.HomeClientFragment[] }) {
  if (clients.length === 0) return null;
  return (
    <section css={wrap} aria-labelledby="clients">
      <div css={band}>
        <div css={span('1 / span 3')}>
          <h2 css={h4Text} id="clients">
            Clients who sleep while it runs
          </h2>
          {clients.some(isSample) ? (
            <p css={[captionText, mutedText]}>Sample and Example names are made up.</p>
          ) : null}
        </div>
        <ul css={[plainList, list, span('4 / -1')]}>
          {clients.map(({ api_id: id, name, image }) => (
            <li key={id}>
              {image ? (
                <Picture picture={image} alt={name} fit="contain" css={logo} sizes="192px" />
              ) : (
                <span css={smallText} dir="auto">
                  {name}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
