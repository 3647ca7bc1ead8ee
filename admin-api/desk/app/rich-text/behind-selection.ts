import type { ChainedCommands, Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { Selection } from '@tiptap/pm/state';

/** A chain of commands at the end of what is selected, so that what they insert replaces none of it. */
export const behindSelection = (editor: Editor): ChainedCommands =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { $to } = tr.selection;
      const place = Selection.findFrom($to, -1, true) ?? Selection.findFrom($to, 1, true);
      tr.setSelection(place ?? new GapCursor($to));
      return true;
    });
