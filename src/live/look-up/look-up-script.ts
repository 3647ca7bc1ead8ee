/** The 404 page's script before the application is there. */
import { definitionsWithPages } from '../../collections';
import { LOOK_UP_ATTRIBUTE } from './look-up-attribute';

/** If the application has not come by then, it does not come soon. */
const PATIENCE_MS = 10_000;

const folders = definitionsWithPages
  .map(({ pages }) => pages.items.replaceAll('/', '\\/'))
  .join('|');

/**
 * For the head of the 404 page. At an address that may be an item's, the page first says that it is looking the item
 * up, not that nothing is here. Without scripts, or if the application never comes, the words stay.
 *
 * Before that, escapes that Gatsby cannot read (of a slash, a backslash, a `%`, of no text at all) become hyphens: it
 * would leave the page empty. No page of this site has any of them in its address.
 */
export const LOOK_UP_SCRIPT =
  '(function(l,r,a){' +
  "var p=l.pathname,q=p.replace(/%(?:25|2f|5c)/gi,'-');" +
  "try{decodeURIComponent(q)}catch(e){q=q.replace(/%/g,'-')}" +
  "if(q!==p)history.replaceState(history.state,'',q+l.search+l.hash);" +
  `if(/^(?:${folders})\\/[^/]+\\/?$/.test(q)){` +
  `r.setAttribute(a,'');setTimeout(function(){r.removeAttribute(a)},${PATIENCE_MS})}` +
  `})(location,document.documentElement,'${LOOK_UP_ATTRIBUTE}')`;
