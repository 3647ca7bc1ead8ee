/** The 404 page's script before the application is there. */
import { definitionsWithPages } from '../../collections';

/** If the application has not come by then, it does not come soon. */
const PATIENCE_MS = 10_000;

const folders = definitionsWithPages
  .map(({ pages }) => pages.items.slice(1).replaceAll('/', '\\/'))
  .join('|');

/**
 * For the head of the 404 page. At an address that may be an item's, the page first says that it is looking the item
 * up, not that nothing is here. Without scripts, or if the application never comes, the words stay.
 *
 * Before that, escapes that Gatsby cannot read (of a slash, a backslash, a `%`, of no text at all) become hyphens: it
 * would leave the page empty. No page of this site has any of them in its address.
 */
export const LOOK_UP_SCRIPT =
  '{let p=location.pathname,q=p.replace(/%(?:25|2f|5c)/gi,"-");' +
  'try{decodeURIComponent(q)}catch{q=q.replace(/%/g,"-")}' +
  'if(q!==p)history.replaceState(history.state,"",q+location.search+location.hash);' +
  `if(/^\\/(${folders})\\/[^/]+\\/?$/.test(q)){` +
  `document.documentElement.dataset.lookUp="";setTimeout(()=>{delete document.documentElement.dataset.lookUp},${PATIENCE_MS})}}`;
