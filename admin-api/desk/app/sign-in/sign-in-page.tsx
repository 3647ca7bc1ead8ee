import { Box, Container, Stack, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Mark } from '../shell/mark';

interface SignInPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the pages before the desk. */
export const SignInPage = ({ title, lead, children }: SignInPageProps) => {
  useEffect(() => {
    document.title = `${title} · Desk`;
  }, [title]);
  return (
    <Container
      component="main"
      maxWidth="xs"
      sx={{ paddingTop: { xs: 6, sm: 14 }, paddingBottom: 6 }}
    >
      <Stack spacing={3}>
        <Box sx={{ color: 'text.primary' }}>
          <Mark size={40} />
        </Box>
        <Typography variant="h1">{title}</Typography>
        {lead && <Typography color="text.secondary">{lead}</Typography>}
        {children}
      </Stack>
    </Container>
  );
};
