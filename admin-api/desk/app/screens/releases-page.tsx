import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ReleaseState } from './release-state';

/** Releases: what waits, what runs, what came of the last. */
export const ReleasesPage = () => (
  <Box sx={{ maxWidth: '42rem' }}>
    <Title title="Releases" />
    <Typography color="text.secondary" sx={{ marginBottom: 3 }}>
      A release builds the site from all that is published here, checks it, and puts it in place if
      all is well. What you publish goes out with the next one.
    </Typography>
    <ReleaseState />
  </Box>
);
