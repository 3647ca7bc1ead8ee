/** The copy of a hub: the page above a section of the site. */
import * as z from 'zod';
import { address, list, oneOf, part, parts, text } from './fields';

/** Layouts of hubs: `src/templates/hub-….tsx` has one for each. */
export const hubDesigns = ['practices', 'line-up', 'newest', 'profile'] as const;

const link = part('HubLink', 'A page to go to, with a reason.', {
  href: address('Its address.'),
  name: text('What it is called, where that is not its name in the navigation.').optional(),
  text: text('What is there, or why go.'),
});

/** The fields of a hub besides those of every page. */
export const hubCopy = {
  design: oneOf(hubDesigns, 'Which layout carries the hub.'),
  hero: part('HubHero', 'The beginning of a hub.', {
    heading: text('The page’s `h1`.'),
    lead: text('What is here and for whom, in 20 to 50 words.'),
  }),
  ways: part('HubWays', 'Where to start.', {
    heading: text('The heading.'),
    groups: parts('HubGroup', 'Links for one kind of reader or need.', 'The groups, in order.', {
      name: text('Who or what it is for.'),
      text: z.optional(text('What they want to know.')),
      links: list(link, 'Where they start.'),
    }),
  }).optional(),
  index: part('HubIndex', 'What is in the section.', {
    heading: text('The heading.'),
    intro: z.optional(text('What stands beside the heading.')),
    lines: list(link, 'What stands under the name of a page of the section.'),
  }).optional(),
  closing: part('HubClosing', 'The closing words.', {
    heading: text('The heading.'),
    text: text('What to do where nothing fits.'),
    label: text('The words of the link.'),
    href: address('Where it leads.'),
  }).optional(),
};
