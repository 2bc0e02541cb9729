import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload } from 'react-admin';
import { LatestFilters } from './filters';

export const PER_PAGE = [25, 50, 100] as const;

interface ListProps {
  resource: string;
  sort: SortPayload;
  children: ReactNode;
}

/** The list draws its error itself. */
const TOLD_IN_PLACE = { onError: () => undefined };

/** A list of a resource whose page, order and filters stand in the address alone: the way back leads through them. */
export const List = <Row extends RaRecord>({ resource, sort, children }: ListProps) => (
  <ListBase<Row>
    resource={resource}
    sort={sort}
    perPage={PER_PAGE[0]}
    storeKey={false}
    queryOptions={TOLD_IN_PLACE}
    // The guard has let the person in, and the server refuses what is not theirs.
    disableAuthentication
  >
    <LatestFilters>{children}</LatestFilters>
  </ListBase>
);
