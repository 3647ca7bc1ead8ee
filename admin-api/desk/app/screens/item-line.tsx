import { Link, ListItem, ListItemText } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface ItemLineProps {
  collection: string;
  id: string;
  title: string;
  /** Below the title; what is empty is left out. */
  facts: readonly (string | undefined)[];
}

/** An item among those of other collections, with a link to its form. */
export const ItemLine = ({ collection, id, title, facts }: ItemLineProps) => (
  <ListItem disableGutters dense>
    <ListItemText
      primary={
        <Link component={RouterLink} to={`/${collection}/${encodeURIComponent(id)}`}>
          {title || 'Without a title'}
        </Link>
      }
      secondary={facts.filter(Boolean).join(' · ')}
    />
  </ListItem>
);
