import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import AwardIcon from '@mui/icons-material/EmojiEventsOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ClientIcon from '@mui/icons-material/HandshakeOutlined';
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import HistoryIcon from '@mui/icons-material/ManageHistoryOutlined';
import ImageIcon from '@mui/icons-material/PhotoLibraryOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import ItemIcon from '@mui/icons-material/FolderOutlined';
import JobIcon from '@mui/icons-material/BadgeOutlined';
import PublishIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Divider, type SvgIcon } from '@mui/material';
import { Menu } from 'react-admin';
import { useDesk } from './desk-context';

/** Signs of the collections by their items; any other has a folder. */
const icons: Readonly<Record<string, typeof SvgIcon>> = {
  Award: AwardIcon,
  CaseStudy: WorkIcon,
  Client: ClientIcon,
  Job: JobIcon,
  Pdf: DocumentIcon,
  Post: ArticleIcon,
  PressRelease: CampaignIcon,
  TechSeriesEvent: EventIcon,
  Testimonial: QuoteIcon,
};

/** The menu: the collections, and what goes with them. */
export const DeskMenu = () => {
  const { collections, person } = useDesk();
  const isEditor = person.role === 'editor';
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      <Divider sx={{ marginY: 1 }} />
      {collections.map(({ name, label, item }) => {
        const Icon = icons[item] ?? ItemIcon;
        return <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<Icon />} />;
      })}
      <Divider sx={{ marginY: 1 }} />
      <Menu.Item to="/media" primaryText="Pictures and files" leftIcon={<ImageIcon />} />
      <Menu.Item to="/releases" primaryText="Releases" leftIcon={<PublishIcon />} />
      {isEditor && <Menu.Item to="/enquiries" primaryText="Enquiries" leftIcon={<InboxIcon />} />}
      {isEditor && <Menu.Item to="/audit" primaryText="Log" leftIcon={<HistoryIcon />} />}
    </Menu>
  );
};
