import { Box, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Suspense } from 'react';
import {
  AppBar,
  Layout,
  LoadingIndicator,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useUserMenu,
  type LayoutProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { SignInAgain } from '../sign-in/sign-in-again';
import { useDesk } from './desk-context';
import { DeskMenu } from './desk-menu';
import { Mark } from './mark';

const AccountItem = () => {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={menu?.onClose}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Account</ListItemText>
    </MenuItem>
  );
};

const DeskAppBar = () => (
  <AppBar
    color="inherit"
    alwaysOn
    toolbar={
      <>
        <ToggleThemeButton />
        <LoadingIndicator />
      </>
    }
    userMenu={
      <UserMenu>
        <AccountItem />
        <Logout />
      </UserMenu>
    }
  >
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, marginRight: 1.5 }}>
      <Mark />
    </Box>
    <TitlePortal component="h1" variant="h6" />
  </AppBar>
);

/** The frame of every screen. */
export const DeskLayout = ({ children }: LayoutProps) => (
  <Layout
    appBar={DeskAppBar}
    menu={DeskMenu}
    sx={{ '& .RaLayout-content': { padding: { xs: 1.5, sm: 3 }, minWidth: 0 } }}
  >
    <Suspense fallback={<Typography role="status">Opening…</Typography>}>{children}</Suspense>
    <SignInAgain name={useDesk().person.name} />
  </Layout>
);
