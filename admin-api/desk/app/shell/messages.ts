/** Words of the desk: react-admin's English, in the desk's own words where those fit better. */
import englishMessages from 'ra-language-english';
import type { Desk } from './desk-context';

const english = englishMessages.ra;

/** Columns of lists. */
const fields = { position: 'Order on the site', changed_at: 'Last change' };

/** The messages of react-admin, with the collections' names. */
export function messagesOf({ collections, person }: Desk) {
  const resources = Object.fromEntries(
    collections.map(({ name, label }) => [name, { name: label, forcedCaseName: label, fields }]),
  );
  return {
    ra: {
      ...english,
      action: { ...english.action, create: 'New', search: 'Search' },
      auth: { ...english.auth, logout: 'Sign out', user_menu: `Account of ${person.name}` },
      // A full stop follows.
      message: {
        ...english.message,
        not_found:
          person.role === 'editor'
            ? 'There is no such page'
            : 'There is no such page, or only editors see it',
      },
      page: { ...english.page, empty: 'Nothing here yet', dashboard: 'Overview' },
      sort: { ...english.sort, sort_by: 'Sort by %{field_lower_first}' },
      navigation: {
        ...english.navigation,
        no_results: 'Nothing found',
        no_filtered_results: 'Nothing found with these filters',
      },
    },
    resources: {
      ...resources,
      media: { name: 'Pictures and files' },
      enquiries: { name: 'Enquiries' },
      audit: { name: 'Log' },
    },
  };
}
