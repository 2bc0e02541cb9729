import { Link } from 'react-router-dom';
import { CreditsChip } from '../account/credits/CreditsChip';
import { NoticesBell } from '../notices/NoticesBell';
import { Brand } from '../ui/Brand';
import { AvatarMenu } from './AvatarMenu';
import { DocumentSearch } from './DocumentSearch';
import { MainNavigation } from './MainNavigation';
import './top-bar.css';

/** Signed-in top bar; on small screens the navigation is a row of its own. */
export const TopBar = () => (
  <>
    <header className="under row g6 top-bar holds ground">
      <Link className="top-bar-brand" to="/">
        <Brand />
      </Link>
      <MainNavigation className="tabs top-bar-nav hide-s" />
      <span className="sp" />
      <DocumentSearch />
      <CreditsChip />
      <NoticesBell />
      <AvatarMenu />
    </header>
    <MainNavigation className="under tabs bottom-nav only-s" isCompact />
  </>
);
