/** Titles of feeds: apart from their addresses, since a browser loads them only with a head that it has to make. */
import { company } from '../site/company';
import { linkTo } from '../site/navigation';
import { feedList, type FeedAddress, type FeedKey } from './feeds';

/** The company's name and the list's: `… : Blog`. */
export const feedTitle = (key: FeedKey): string => `${company.name}: ${linkTo(feedList(key)).name}`;

/** The title of a feed in one format: `… : Blog (RSS)`. */
export const formatTitle = ({ of, name }: FeedAddress): string => `${feedTitle(of)} (${name})`;
