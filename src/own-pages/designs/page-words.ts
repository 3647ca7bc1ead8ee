/** Parts of all own pages. One chunk with the usual bands: a navigation needs both. */
export { PageContact } from '../../sections/page-contact';
export { OwnPageHead } from '../own-page-head';
