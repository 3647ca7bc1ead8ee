import { SearchForm } from '../../components/search-form/search-form';
import { readListQuery, searchedTitle, typingAddress, wholeList } from './list-query';
import { noPrint, scripted } from '../../styles/layout';
import type { Refining } from './use-refining';
import { useTyped } from './use-typed';

/** The search by title above a list: it answers while typing, and with a page if submitted early. */
export function TitleSearch({ refining, label }: { refining: Refining; label: string }) {
  const { place, query } = refining;
  const title = query?.title ?? '';
  const { input, type, go } = useTyped({
    text: title,
    tidy: searchedTitle,
    addressOf: (typed) => {
      const asked = readListQuery(location.search, place) ?? {
        ...wholeList,
        category: place.category,
      };
      return typingAddress(place, location.pathname, { ...asked, title: typed });
    },
  });
  const category = (query ? query.category : place.category)?.name;
  return (
    <SearchForm
      css={[noPrint, scripted]}
      query={title}
      action={place.listPath}
      name="title"
      label={label}
      keep={{ ...(category ? { category } : {}), ...(query?.type ? { type: query.type } : {}) }}
      inputRef={input}
      onFocus={refining.touch}
      onInput={type}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    />
  );
}
