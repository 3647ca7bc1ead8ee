import { css } from '@emotion/react';
import { captionText, mutedText } from '../styles/text';
import { space } from '../styles/tokens';
import type { ContactSubject } from './contact-subject';

const points = css({
  margin: 0,
  paddingInlineStart: '1.25em',
  '& > li': { paddingTop: space.hair },
});

/** Hint for the message, above its box. */
export function AskedPoints({ asks }: Pick<ContactSubject, 'asks'>) {
  return (
    <>
      A few words on each will do:
      <ul css={points}>
        {asks.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

/** How a file is sent, since no form takes one; where it came from goes along without scripts too. */
export function FileNotice({ subject: { file, mail, path, title } }: { subject: ContactSubject }) {
  return (
    <p css={[captionText, mutedText]}>
      {`${file ?? 'Files'}: please send by email to `}
      <a href={`mailto:${mail}?subject=${encodeURIComponent(title)}`}>{mail}</a>
      {`, with “${title}” as the subject. For anything over 20 MB, say so here and we will reply with a private upload link.`}
      <input type="hidden" name="source_path" value={path} />
    </p>
  );
}
