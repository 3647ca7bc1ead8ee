import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import ImageIcon from '@mui/icons-material/PhotoLibraryOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import PublishIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import { Divider } from '@mui/material';
import { Menu } from 'react-admin';
import { useDesk } from './desk-context';

/** The menu: the collections, and what goes with them. */
export const DeskMenu = () => {
  const { collections, person } = useDesk();
  const isEditor = person.role === 'editor';
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      <Divider sx={{ marginY: 1 }} />
      {collections.map(({ name, label }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<ArticleIcon />} />
      ))}
      <Divider sx={{ marginY: 1 }} />
      <Menu.Item to="/media" primaryText="Pictures and files" leftIcon={<ImageIcon />} />
      <Menu.Item to="/releases" primaryText="Releases" leftIcon={<PublishIcon />} />
      {isEditor && <Menu.Item to="/enquiries" primaryText="Enquiries" leftIcon={<InboxIcon />} />}
      {isEditor && <Menu.Item to="/audit" primaryText="Log" leftIcon={<HistoryIcon />} />}
    </Menu>
  );
};
