import { Box, LinearProgress, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { headWords } from '../../../../src/collections/item-facts';
import { searchWidths, textWidth } from '../../../../src/editorial/build/text-width';
import { useOpenItem } from '../items/item-context';
import type { Fields } from '../items/values';
import { useDesk } from '../shell/desk-context';
import { useTexts } from './facts-context';

const Meter = ({
  label,
  text,
  limit,
}: {
  label: string;
  text: string;
  limit: (typeof searchWidths)[keyof typeof searchWidths];
}) => {
  const width = textWidth(text, limit.size);
  const fault =
    width > limit.most ? 'too long, will be cut' : width < limit.least ? 'too short' : 'fits';
  return (
    <Box sx={{ marginTop: 1 }}>
      <Typography variant="body2" id={`width-${label}`}>
        {label}: {width} of {limit.most} pixels, {fault}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={`width-${label}`}
        color={fault === 'fits' ? 'success' : 'warning'}
        value={Math.min(100, (width / limit.most) * 100)}
      />
    </Box>
  );
};

/** The item as search engines show it, and how much of their room its words take. */
export const SearchResult = () => {
  const { collection } = useOpenItem();
  const { site, levels } = useDesk();
  const fields = useWatch<{ fields: Fields }, 'fields'>({ name: 'fields' });
  const { title, description } = headWords(fields, useTexts());
  return (
    <Box sx={{ marginTop: 2, maxWidth: '37.5rem' }}>
      <Typography component="h3" variant="subtitle2">
        In search results
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', padding: 2, fontFamily: 'Arial, sans-serif' }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {site.replace(/^https?:\/\//, '')}
          {collection.path} › {String(fields['slug'] ?? '')}
        </Box>
        <Box
          sx={{
            fontSize: 20,
            lineHeight: 1.3,
            color: 'info.main',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title || 'Without a title'}
        </Box>
        <Box
          sx={{
            fontSize: 14,
            lineHeight: 1.5,
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {description || 'Without a description'}
        </Box>
      </Box>
      {levels['title-width'] !== 'off' && (
        <Meter label="Title" text={title} limit={searchWidths.title} />
      )}
      {levels['description-width'] !== 'off' && (
        <Meter label="Description" text={description} limit={searchWidths.description} />
      )}
    </Box>
  );
};
