import { Helmet } from 'react-helmet';
import { headOf, type HeadFacts } from './head-of';
import { useSiteUrl } from './site';

/**
 * The page's head. Helmet is driven through its props only: with children, React 19 in Gatsby deletes the
 * built tags while hydrating, and the title no longer changes on navigation.
 */
export function Seo(facts: HeadFacts) {
  const { title, meta, link, script } = headOf(facts, useSiteUrl());
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link} script={script} />
  );
}
