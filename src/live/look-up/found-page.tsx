import { useEffect } from 'react';
import { percentDecodedOrSame } from '../../lib/percent-decoding';
import { RENDER_EVENT } from '../../shell/route-event';
import { Seo } from '../../seo/seo';
import type { Found } from './look-up';

/** An item that is newer than the build, in the sections of the built pages. Search engines wait for the build. */
export function FoundPage({ found: { path, head, content } }: { found: Found }) {
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(RENDER_EVENT));
    // The browser looked for the place before there was any.
    const id = percentDecodedOrSame(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [path]);
  return (
    <>
      <Seo {...head} path={path} type="article" noIndex />
      {content}
    </>
  );
}
