import { graphql } from 'gatsby';
import type { Described } from '../../seo/json-ld';
import { Seo } from '../../seo/seo';
import { CONTACT_PATH } from '../../site/contact-links';
import { PageContact, type ClosingVariant } from '../page-contact';

export const query = graphql`
  fragment Hub on HubPage {
    path
    title
    trail {
      name
      path
    }
    meta_title
    meta_description
    content_digest
    hero {
      heading
      lead
    }
    ways {
      heading
      groups {
        name
        text
        links {
          href
          name
          text
        }
      }
    }
    index {
      heading
      intro
      lines {
        href
        name
        text
      }
    }
    closing {
      heading
      text
      label
      href
    }
  }
`;

interface Listed {
  readonly name: string;
  readonly path: string;
}

interface HubHeadProps {
  hub: Queries.HubFragment;
  /** The pages of its section, for structured data; the hub about the company describes that instead. */
  pages?: readonly Listed[];
}

/** The head of a hub. */
export function HubHead({ hub, pages }: HubHeadProps) {
  const { path, meta_title: title, meta_description: description } = hub;
  const facts = { path, name: title, description };
  const subject: Described = pages
    ? ['collectionPage', facts, pages]
    : ['webPage', 'AboutPage', facts];
  return (
    <Seo
      title={title}
      description={description}
      path={path}
      contentDigest={hub.content_digest}
      jsonLd={[['breadcrumbList', hub.trail], subject]}
    />
  );
}

interface HubClosingProps {
  hub: Queries.HubFragment;
  variant: ClosingVariant;
}

/** The closing words of a hub: what to do where nothing fits. */
export function HubClosing({ hub: { closing }, variant }: HubClosingProps) {
  if (!closing) return null;
  const { heading, text, label, href } = closing;
  return (
    <PageContact
      heading={heading}
      text={text}
      to={href}
      label={label}
      variant={variant}
      isEnquiry={href.startsWith(CONTACT_PATH)}
    />
  );
}

/** A page's line in the copy of its hub. */
export const lineFor = (hub: Queries.HubFragment, path: string): string | undefined =>
  hub.index?.lines.find(({ href }) => href === path)?.text;
