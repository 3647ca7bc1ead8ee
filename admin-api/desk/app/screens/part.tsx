import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a screen, below a heading and a line. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 1.5, minWidth: 0 }}
  >
    <Typography variant="h2" sx={{ marginBottom: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
