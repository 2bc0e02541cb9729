import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useStore } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { LatestFilters } from './filters';

export const PER_PAGE = [25, 50, 100] as const;

/** How many rows a page of a resource had when a person chose it last, unless an address says otherwise. */
export function useRowsPerPage(resource: string) {
  const [stored, setStored] = useStore<unknown>(`filas:${resource}`);
  return [PER_PAGE.find((choice) => choice === stored) ?? PER_PAGE[0], setStored] as const;
}

interface ListProps {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** A part of its screen: its page and its filters do not stand in the address. */
  isPart?: boolean;
  /** In effect whatever the address says. */
  filter?: object;
  /** The same list under an address that the server understands. */
  address?(search: string): string;
  children: ReactNode;
}

/** The list draws its error itself. */
const TOLD_IN_PLACE = { onError: () => undefined };

/** A list of a resource whose page, order and filters stand in the address alone: the way back leads through them. */
export function List<Row extends RaRecord>(props: ListProps) {
  const [chosenRows] = useRowsPerPage(props.resource);
  const { resource, sort, perPage = chosenRows, isPart, filter, address, children } = props;
  const { search } = useLocation();
  const known = address?.(search);
  if (known !== undefined && known !== String(new URLSearchParams(search)))
    return <Navigate to={{ search: known }} replace />;
  return (
    <ListBase<Row>
      resource={resource}
      sort={sort}
      perPage={perPage}
      filter={filter}
      storeKey={false}
      disableSyncWithLocation={isPart}
      queryOptions={TOLD_IN_PLACE}
      // The guard has let the person in, and the server refuses what is not theirs.
      disableAuthentication
    >
      <LatestFilters>{children}</LatestFilters>
    </ListBase>
  );
}
