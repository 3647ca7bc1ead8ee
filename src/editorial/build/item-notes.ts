/** Editorial findings of one item by itself; pure. */
import { shownUrl } from '@corporate-website/contract/shown-url';
import { fieldText } from '../../lib/field-text';
import { valueAt } from '../../lib/value-at';
import { headWords, isRoleOpen } from '../../collections/item-facts';
import type { Collection } from '../../collections/build-rows';
import { askedRatio, besideRatio, pictureSizes } from '../../pictures/sizes';
import type { SnapshotItem, SnapshotPicture } from '../../pull/snapshot/types';
import { when, type Finding } from './note';
import type { TextFacts } from './prose-facts';
import { searchWidths, textWidth } from './text-width';

export interface ItemFacts {
  row: Collection;
  item: Pick<SnapshotItem, 'fields' | 'rich'>;
  texts: Pick<TextFacts, 'ease'>;
  pictures: Readonly<Record<string, Pick<SnapshotPicture, 'format' | 'width' | 'height'>>>;
  /** Milliseconds. */
  now: number;
}

const { title: TITLE, description: DESCRIPTION } = searchWidths;
/** Faces lie about a third from the top, this much either way, in parts of the height. */
const FACE = { from: 0.22, to: 0.45 };
/** Across, a face may be anywhere: a crop to less of the width than this may lose it. */
const LEAST_WIDTH = 0.5;
const DAY = 86_400_000;
const SOON_DAYS = 14;
/** Flesch's "very difficult". */
const HARD = 30;

/** Alternatives that say nothing: a kind of thing, a file's name, a camera's number. */
const USELESS =
  /^(?:(?:an? |the )?(?:image|picture|photo(?:graph)?|graphic|logo|icon|screenshot|cover|untitled|img|dsc[fn]?)[\s\d_.-]*|.+\.(?:jpe?g|png|gif|webp|avif|svg))$/i;

function headNotes({ row, item }: ItemFacts): Finding[] {
  if (!row.page) return [];
  const { title, description } = headWords(item.fields, item.rich);
  const ofTitle = textWidth(title, TITLE.size);
  const ofText = textWidth(description, DESCRIPTION.size);
  return [
    ...when(ofTitle > TITLE.most, {
      rule: 'title-width',
      field: fieldText(item.fields['meta_title']) ? 'meta_title' : 'title',
      message: `The title is ${ofTitle} px wide in search results, which show ${TITLE.most}: "${title}". A shorter "meta_title" would be shown whole.`,
    }),
    ...when(ofTitle < TITLE.least, {
      rule: 'title-width',
      field: 'title',
      message: `The title "${title}" is short for search results (${ofTitle} px of ${TITLE.most}); a "meta_title" could say more.`,
    }),
    ...when(ofText > DESCRIPTION.most || ofText < DESCRIPTION.least, {
      rule: 'description-width',
      field: 'meta_description',
      message:
        ofText === 0
          ? 'There is no description for search results: neither "meta_description", "short_description" nor a text.'
          : `The description is ${ofText} px long in search results, which show up to ${DESCRIPTION.most} and seem empty below ${DESCRIPTION.least}.`,
    }),
  ];
}

function alternativeNotes({ row, item }: ItemFacts): Finding[] {
  const own = row.pictures.flatMap(({ field, altField }): Finding[] => {
    if (!altField || typeof valueAt(item.fields, field) !== 'string') return [];
    const alt = fieldText(valueAt(item.fields, altField));
    if (alt && !USELESS.test(alt)) return [];
    const what = alt ? `"${alt}" says nothing of` : 'There is no text alternative for';
    return [
      {
        rule: 'text-alternative',
        field: altField,
        message: `${what} the picture in "${field}". Say what it shows to someone who cannot see it.`,
      },
    ];
  });
  const inTexts = Object.entries(item.rich).flatMap(([field, { pictures }]): Finding[] => {
    const wrong = pictures.filter(({ alt }) => alt.trim() === '' || USELESS.test(alt.trim()));
    const [first] = wrong;
    if (!first) return [];
    const which = first.alt.trim() ? `, as "${first.alt.trim()}"` : '';
    return [
      {
        rule: 'text-alternative',
        field,
        message: `${wrong.length} of ${pictures.length} pictures in "${field}" have no useful text alternative${which}: ${shownUrl(first.url)}.`,
      },
    ];
  });
  return [...own, ...inTexts];
}

/** A picture of which a page shows the middle may lose the faces. */
function cropOf(
  field: string,
  { width, height }: Pick<SnapshotPicture, 'width' | 'height'>,
  ratio: number,
): Finding[] {
  const share = width / height / ratio;
  const top = (1 - share) / 2;
  const isCut = share < 1 ? top > FACE.from || 1 - top < FACE.to : 1 / share < LEAST_WIDTH;
  const part = share < 1 ? share : 1 / share;
  return when(isCut, {
    rule: 'picture-crop',
    field,
    message: `The picture is ${width} × ${height}; its page shows the middle ${Math.round(part * 100)} % of its ${share < 1 ? 'height' : 'width'}, which may cut through a face. A picture ${ratio} times as wide as high is shown whole.`,
  });
}

function pictureNotes({ row, item, pictures }: ItemFacts): Finding[] {
  return row.pictures.flatMap(({ field, sizes }, index): Finding[] => {
    const url = valueAt(item.fields, field);
    if (typeof url !== 'string') {
      return when(index === 0 && row.page !== undefined, {
        rule: 'no-picture',
        field,
        message: 'It has no picture; a drawn cloth stands in.',
      });
    }
    const picture = pictures[url];
    if (!picture || picture.format === 'svg') return [];
    const size = sizes?.[0] ?? (row.page ? 'head' : 'card');
    const { asked, shownWidth: needed } = pictureSizes[size];
    const ratio = size === 'beside' ? besideRatio(picture) : askedRatio(asked);
    return [
      ...when(picture.width < needed, {
        rule: 'picture-size',
        field,
        message: `The picture is ${picture.width} × ${picture.height}, and is shown up to ${needed} px wide on a large window, where it looks soft.`,
      }),
      ...(ratio === undefined ? [] : cropOf(field, picture, ratio)),
    ];
  });
}

/** Headings that skip a level in the admin panel; the page closes the gap, feeds and other readers of the text do not. */
function headingNotes({ item }: ItemFacts): Finding[] {
  return Object.entries(item.rich).flatMap(([field, { skips }]) =>
    skips === undefined
      ? []
      : [
          {
            rule: 'heading-levels',
            field,
            message: `The heading "${skips.text}" is of level ${skips.level}, and the one before it of level ${skips.after}. The page shows it one level below; give it level ${skips.after + 1}.`,
          },
        ],
  );
}

function dateNotes({ row, item: { fields }, now }: ItemFacts): Finding[] {
  const end = fields['valid_through'];
  const left = typeof end === 'string' ? Math.ceil((Date.parse(end) - now) / DAY) : null;
  return [
    ...when(left !== null && left <= SOON_DAYS && isRoleOpen(end, now), {
      rule: 'closes-soon',
      field: 'valid_through',
      message: `It closes in ${left} ${left === 1 ? 'day' : 'days'}.`,
    }),
    ...when('ends_at' in row.item.optional && fields['ends_at'] === undefined, {
      rule: 'no-end',
      field: 'ends_at',
      message: 'It has no end, so that calendars and search results cannot show how long it lasts.',
    }),
  ];
}

/** All findings of one item. */
export function itemNotes(facts: ItemFacts): Finding[] {
  const { row, item, texts } = facts;
  return [
    ...headNotes(facts),
    ...alternativeNotes(facts),
    ...pictureNotes(facts),
    ...headingNotes(facts),
    ...dateNotes(facts),
    ...when(row.page && 'category' in row.item.optional && !fieldText(item.fields['category']), {
      rule: 'no-category',
      field: 'category',
      message: 'It has no category, so that no filter of its list finds it.',
    }),
    ...when(texts.ease !== null && texts.ease < HARD, {
      rule: 'reading-ease',
      field: 'content',
      message: `Its reading ease is ${texts.ease} (60 is plain English, below ${HARD} is read by graduates). Shorter sentences help most.`,
    }),
  ];
}
