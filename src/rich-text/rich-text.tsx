import { ClassNames, type SerializedStyles } from '@emotion/react';
import type { MouseEvent } from 'react';
import { openEmbed } from './open-embed';
import {
  codeStyles,
  mediaStyles,
  scrollerStyles,
  tableStyles,
  textStyles,
} from './rich-text-styles';

/** Styles that a text needs besides those of words, by its content: most pages save the others' weight. */
const stylesOf: readonly (readonly [RegExp, SerializedStyles])[] = [
  [/<(?:figure|img|picture)\b|class="embed/, mediaStyles],
  [/<(?:table|pre)\b/, scrollerStyles],
  [/<table\b/, tableStyles],
  [/<(?:pre|code|kbd|samp)\b/, codeStyles],
];

export interface RichTextProps {
  /** Safe HTML from the data layer; null where the item has no text. */
  html: string | null;
  /** Over the text's own styles. Not by `css`: these would be written out again for each text that has some. */
  styles?: SerializedStyles;
}

/** A text from the admin API, sanitised when the site was built. Videos start when their link is clicked. */
export function RichText({ html, styles }: RichTextProps) {
  if (!html) return null;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && openEmbed(event.target, event.nativeEvent))
      event.preventDefault();
  };
  return (
    <ClassNames>
      {({ css }) => (
        // The listener only catches clicks that bubble up from links, which keep their own keyboard behaviour.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
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
          onClick={onClick}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </ClassNames>
  );
}
