import type { Role, UserRow } from '@caderneta/contract';
import { useMemo, useState } from 'react';
import { viewerOf } from '../../lib/session/session.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePeoplePage } from './people.api.ts';
import { usePeopleAddress } from './people-address.ts';
import { actionsOn } from './user-actions.ts';

/** What the three lists of people share: the filter in the address, the page it finds, what may be done with each. */
export function usePeopleList({ role, limit }: { role: Role | null; limit: number }) {
  const viewer = useUser();
  const [address, setAddress] = usePeopleAddress();
  const search = useDebounced(address.search);
  const filter = { ...address, search, role: role ?? address.role };
  const list = usePeoplePage({ ...filter, page: address.page }, limit);
  const [viewing, setViewing] = useState<UserRow | null>(null);
  const [removing, setRemoving] = useState<UserRow | null>(null);
  const reach = useMemo(() => ({ ...viewerOf(viewer), id: viewer.id }), [viewer]);
  return {
    address,
    setAddress,
    filter,
    list,
    isFiltered: [search.trim(), address.role ?? '', address.status ?? '', address.municipality].some(
      (one) => one !== '',
    ),
    clear: () => setAddress({ search: '', role: null, status: null, municipality: '' }),
    actionsOn: (user: UserRow) => actionsOn(reach, user),
    viewing,
    setViewing,
    removing,
    setRemoving,
  };
}
