import { ClassNames, type SerializedStyles } from '@emotion/react';
import {
  codeStyles,
  embedStyles,
  formulaStyles,
  headingStyles,
  listingStyles,
  listStyles,
  mediaStyles,
  quoteStyles,
  rareStyles,
  scrollerStyles,
  tableStyles,
  textStyles,
} from './rich-text-styles';

/** Styles that a text needs besides those of words, by its content: most pages save the others' weight. */
const stylesOf: readonly (readonly [RegExp, SerializedStyles])[] = [
  [/<h[2-6]\b/, headingStyles],
  [/<[ou]l\b/, listStyles],
  [/<blockquote\b/, quoteStyles],
  [/<(?:hr|su[bp]|mark|dl)\b|class="[^"]*align-/, rareStyles],
  [/<(?:figure|img|picture)\b/, mediaStyles],
  [/class="embed/, embedStyles],
  [/<(?:table|pre)\b/, scrollerStyles],
  [/<table\b/, tableStyles],
  [/<math\b/, formulaStyles],
  [/<(?:code|kbd|samp)\b/, codeStyles],
  [/<pre\b/, listingStyles],
];

export interface RichTextProps {
  /** Safe HTML from the data layer; null where the item has no text. */
  html: string | null;
  /** Over the text's own styles. Not by `css`: these would be written out again for each text that has some. */
  styles?: SerializedStyles;
}

/** A text from the admin API, sanitised when the site was built. Videos start when their link is clicked (`open-embed.ts`). */
export function RichText({ html, styles }: RichTextProps) {
  if (!html) return null;
  return (
    <ClassNames>
      {({ css }) => (
        <div
          className={[
            'rich-text',
            css(textStyles),
            ...stylesOf.filter(([part]) => part.test(html)).map(([, needed]) => css(needed)),
            // Twice its own class, so that it counts for more than those of a later text.
            styles && css({ '&&': styles }),
          ]
            .filter(Boolean)
            .join(' ')}
          dir="auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </ClassNames>
  );
}
