import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { renderRichTextInBrowser } from '../../../../src/rich-text/browser';
import { useDesk } from '../shell/desk-context';

/** As long as typing pauses before a text is looked at. */
const PAUSE_MS = 800;

/** Notes on a text as its page will show it, by the site's own chain; pure but for the browser's parser. */
export function notesOn(html: string, site: string): string[] {
  if (html.trim() === '') return [];
  const { losses, pictures, skips } = renderRichTextInBrowser(html, {
    sourceUrl: `${site}/`,
    siteUrl: site,
  });
  const silent = pictures.filter(({ alt }) => alt.trim() === '').length;
  return [
    ...losses.map(({ what, remedy }) => `${what} ${remedy}`.trim()),
    ...(silent > 0
      ? [
          `${silent} of ${pictures.length} pictures have no text alternative. Say what they show to someone who cannot see them.`,
        ]
      : []),
    ...(skips
      ? [
          `The heading “${skips.text}” is of level ${skips.level}, after one of level ${skips.after}: give it level ${skips.after + 1}.`,
        ]
      : []),
  ];
}

/** Notes on a text, once typing pauses. */
export const PageNotes = ({ html, name }: { html: string; name: string }) => {
  const { site } = useDesk();
  const [notes, setNotes] = useState<string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setNotes(notesOn(html, site)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [html, site]);
  if (notes.length === 0) return null;
  return (
    <Alert severity="warning" id={`${name}-notes`} sx={{ marginTop: 1 }}>
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  );
};
