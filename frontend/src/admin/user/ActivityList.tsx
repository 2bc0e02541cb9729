import { ACTIVITY_LABEL } from '@contracts/activity';
import { Activity } from 'lucide-react';
import { Ago } from '../../ui/Ago';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { ACTIVITY_ICON } from './activity-icon';
import { PastList } from './PastList';

/** What the person did, and what was done to the account. */
export const ActivityList = ({ userId }: { userId: string }) => (
  <PastList
    userId={userId}
    what="actividad"
    name="la actividad"
    icon={Activity}
    none="Sin actividad todavía"
    ask={(provider, which, signal) => provider.getUserActivity(userId, which, signal)}
    row={({ action, timestamp, details, ipAddress }) => (
      <>
        <span className="centred sign-tile firm toned activity-icon">
          <Icon of={ACTIVITY_ICON[action]} size={13} />
        </span>
        <span className="col words">
          <span>{ACTIVITY_LABEL[action]}</span>
          <span className="sm t3">{[details, ipAddress].filter(Boolean).join(' · ')}</span>
        </span>
        <Ago className="sm t3 nw" at={timestamp} />
      </>
    )}
  />
);
