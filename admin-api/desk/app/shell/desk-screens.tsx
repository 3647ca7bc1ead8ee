/** The desk's screens for somebody who has signed in. A collection of the server's becomes a resource by itself. */
import { lazy, useMemo } from 'react';
import { Admin, CustomRoutes, Resource, type DataProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Route } from 'react-router-dom';
import { authProviderOf } from '../api/auth-provider';
import { deskDataProvider } from '../api/data-provider';
import { ItemList } from '../items/item-list';
import { MediaPage } from '../media/media-page';
import { AccountPage } from '../screens/account-page';
import { AuditPage } from '../screens/audit-page';
import { Dashboard } from '../screens/dashboard';
import { EnquiriesPage } from '../screens/enquiries-page';
import { ReleasesPage } from '../screens/releases-page';
import { themeOf } from '../theme';
import { DeskContext, type Desk } from './desk-context';
import { DeskLayout } from './desk-layout';
import { messagesOf } from './messages';

// With the form's inputs.
const ItemPage = lazy(() =>
  import('../items/item-page').then(({ ItemPage: Page }) => ({ default: Page })),
);

const light = themeOf('light');
const dark = themeOf('dark');

interface DeskScreensProps {
  desk: Desk;
  onSignedOut: () => void;
}

/** All screens, in react-admin's frame. */
export const DeskScreens = ({ desk, onSignedOut }: DeskScreensProps) => {
  const auth = useMemo(() => authProviderOf(desk.person, onSignedOut), [desk.person, onSignedOut]);
  const i18n = useMemo(() => polyglotI18nProvider(() => messagesOf(desk), 'en'), [desk]);
  const isEditor = desk.person.role === 'editor';
  return (
    <DeskContext value={desk}>
      <Admin
        title="Desk"
        dataProvider={deskDataProvider as DataProvider}
        authProvider={auth}
        i18nProvider={i18n}
        layout={DeskLayout}
        dashboard={Dashboard}
        theme={light}
        darkTheme={dark}
        disableTelemetry
      >
        {desk.collections.map(({ name, can }) => (
          <Resource
            key={name}
            name={name}
            list={ItemList}
            edit={ItemPage}
            {...(can.create ? { create: ItemPage } : {})}
          />
        ))}
        <Resource name="media" list={MediaPage} />
        {isEditor && <Resource name="enquiries" list={EnquiriesPage} />}
        {isEditor && <Resource name="audit" list={AuditPage} />}
        <CustomRoutes>
          <Route path="/releases" element={<ReleasesPage />} />
          <Route path="/account" element={<AccountPage onSignedOut={onSignedOut} />} />
        </CustomRoutes>
      </Admin>
    </DeskContext>
  );
};
