import { ACTIVITY_LABEL, type ActivityEntry } from '@contracts/activity';
import type { CreditEntry } from '@contracts/credits';
import { Activity, Coins, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RaRecord, RecordsIterator } from 'react-admin';
import { movementLabel, signedAmount } from '../../account/credits/credits-words';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { Ago } from '../../ui/Ago';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { USER_ACTIVITY, USER_CREDITS } from '../admin-api';
import { formatCount } from '../format';
import { ACTIVITY_ICON } from './activity-icon';

const NEWEST = { field: 'at', order: 'DESC' } as const;

interface PastProps<Row> {
  userId: string;
  resource: string;
  /** What is listed, with its article. */
  of: string;
  icon: LucideIcon;
  /** In place of no rows. */
  none: string;
  row(row: Row): ReactNode;
}

/** What has happened to a user, newest first, a page at a time. */
const Past = <Row extends RaRecord>(props: PastProps<Row>) => (
  <List<Row>
    resource={props.resource}
    filter={{ userId: props.userId }}
    sort={NEWEST}
    perPage={8}
    isPart
  >
    <ListRows of={props.of} empty={<EmptyState icon={props.icon} title={props.none} />}>
      <ul className="lined activity-list">
        <RecordsIterator<Row>
          render={(one) => <li className="in-grid g10 md">{props.row(one)}</li>}
        />
      </ul>
    </ListRows>
  </List>
);

/** What the person did, and what was done to the account. */
export const ActivityList = ({ userId }: { userId: string }) => (
  <Past<ActivityEntry>
    userId={userId}
    resource={USER_ACTIVITY}
    of="la actividad"
    icon={Activity}
    none="Sin actividad todavía"
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

/** The movements of the person's credits. */
export const CreditHistory = ({ userId }: { userId: string }) => (
  <Past<CreditEntry>
    userId={userId}
    resource={USER_CREDITS}
    of="los movimientos"
    icon={Coins}
    none="Aún no hay movimientos"
    row={(entry) => (
      <>
        <strong className="credit-amount b num" data-sign={Math.sign(entry.amount)}>
          {signedAmount(entry.amount)}
        </strong>
        <span className="col words">
          <span>{movementLabel(entry)}</span>
          <span className="sm t3">
            {entry.actorName && <>por {entry.actorName}, </>}saldo {formatCount(entry.balance)}
          </span>
        </span>
        <Ago className="sm t3 nw" at={entry.at} />
      </>
    )}
  />
);
