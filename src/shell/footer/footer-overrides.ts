/**
 * The call to action in the footer, by route and by the page's content. The first row whose route matches overrides the
 * default, in whole or in part.
 */
import { isServiceKey, type ServiceKey } from '../../cloth/weaving/threads';
import { CONTACT_PATH, FEEDBACK_PATH, HIRING_CONTACT_PATH } from '../../site/contact-links';
import { REPLY_TIME } from '../../site/reply-time';
import { legalPages } from '../../site/legal-pages';
import { serviceOf } from '../../site/services';

export interface FooterRequest {
  heading: string;
  text: string;
  /** Of the link to the contact page. */
  label: string;
  /** Its link: with the service that it names. */
  href: string;
}

/** Data that a page was rendered with. */
export interface FooterContext {
  /** Without a slash at the end. */
  pathname: string;
  /** The result of the page's query. */
  data: unknown;
}

interface Override {
  route: RegExp;
  /** Null where nothing is asked. */
  request: (context: FooterContext) => Partial<FooterRequest> | null;
}

const everywhere: FooterRequest = {
  heading: 'Bring us the system that must not stop.',
  text: `Tell us what it does, what an hour without it costs, and what worries you. An engineer answers within ${REPLY_TIME}.`,
  label: 'Talk to an engineer',
  href: CONTACT_PATH,
};

/** One for each service, on its own pages and on the case studies of its kind. */
const serviceHeadings: Readonly<Record<ServiceKey, string>> = {
  fintech: 'Bring us the system that moves the money.',
  salesforce: 'Bring us the org that nobody dares to touch.',
  'custom-software': 'Bring us the product that stopped at version one.',
  cloud: 'Bring us the cloud bill that nobody can explain.',
  'data-science': 'Bring us the two figures that never agree.',
  blockchain: 'Bring us the record that several firms must trust.',
  insurtech: 'Bring us the claim that is still waiting.',
  consulting: 'Bring us the decision you cannot take back.',
};

/** The value at a path of names; undefined where any is missing. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (held, name) =>
      typeof held === 'object' && held !== null
        ? (held as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

function forService(key: unknown): Partial<FooterRequest> {
  if (typeof key !== 'string' || !isServiceKey(key)) return {};
  return {
    heading: serviceHeadings[key],
    label: `Ask the ${serviceOf(key)?.name ?? ''} team`,
    href: `${CONTACT_PATH}?service=${key}`,
  };
}

/** Read for what they say, for the way on, or to say how we did: a sale would be in the way. */
const ASKS_NOTHING = new RegExp(
  `^(?:${[...legalPages.map(({ path }) => path), FEEDBACK_PATH, '/search', '/404(?:\\.html)?'].join('|')})$`,
);

/**
 * Addresses without a page get the page for unknown ones, rendered with none of their data: its request must be the
 * same before and after the application has come.
 */
const overrides: readonly Override[] = [
  { route: ASKS_NOTHING, request: () => null },
  {
    route: /^\/corporate-overview\/careers$/,
    request: () => ({
      heading: 'Ask about working here.',
      text: 'Questions about hours, pay or people go to those who do the work, and are never held against you.',
      label: 'Ask the hiring team',
      href: HIRING_CONTACT_PATH,
    }),
  },
  {
    route: /^\/corporate-overview\/careers\/[^/]+$/,
    request: ({ data }) => {
      const title = at(data, 'job', 'title');
      if (typeof title !== 'string') return {};
      return {
        heading: 'Ask first, apply afterwards.',
        text: `Questions about “${title}”, the team or the pay go to those who would work beside you.`,
        label: 'Ask about this role',
        href: HIRING_CONTACT_PATH,
      };
    },
  },
  {
    route: /^\/case-study\/[^/]+$/,
    request: ({ data }) => forService(at(data, 'caseStudy', 'service', 'key')),
  },
  {
    route: /^\/blog\/[^/]+$/,
    request: ({ data }) => forService(at(data, 'blogPost', 'service', 'key')),
  },
  {
    // Service pages close with a call of their own; one whose copy has none is asked for here.
    route: /^\/services\/[^/]+/,
    request: ({ data }) => forService(at(data, 'page', 'service', 'key')),
  },
  {
    route: /^\/contact(?=\/|$)/,
    request: ({ pathname }) => ({
      heading: 'Send the form, or ring us instead.',
      text:
        pathname === HIRING_CONTACT_PATH
          ? 'On the telephone, ask for the hiring team.'
          : 'On the telephone, say which system it is about, and you are put through to its practice.',
      label: 'Back to the form',
    }),
  },
];

/** Whether the page ends in its own call to action: those of `src/content` may, hubs by a link to the contact page. */
function hasOwnClosing(data: unknown): boolean {
  const closing = at(data, 'hub', 'closing', 'href');
  return (
    Boolean(at(data, 'page', 'contact') ?? at(data, 'copy', 'contact')) ||
    (typeof closing === 'string' && closing.startsWith(CONTACT_PATH))
  );
}

/** The request at the foot of a page; null where the page has just closed with its own, and where none belongs. */
export function footerRequest(context: FooterContext): FooterRequest | null {
  const override = overrides.find(({ route }) => route.test(context.pathname));
  const own = override ? override.request(context) : {};
  return own === null || hasOwnClosing(context.data) ? null : { ...everywhere, ...own };
}
