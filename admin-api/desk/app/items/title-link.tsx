import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ItemRow } from '../../protocol';

interface TitleLinkProps {
  collection: string;
  item: Pick<ItemRow, 'id' | 'title'>;
}

/** An item's title in a list, which leads to its form. */
export const TitleLink = ({ collection, item: { id, title } }: TitleLinkProps) => (
  <Link
    component={RouterLink}
    to={`/${collection}/${encodeURIComponent(id)}`}
    color="inherit"
    underline="hover"
    sx={{ fontWeight: 600 }}
  >
    {title || 'Without a title'}
  </Link>
);
