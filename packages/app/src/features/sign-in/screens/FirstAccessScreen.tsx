import { Navigate, useLocation } from 'react-router-dom';
import { homeOf, paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { tokenOf } from '../link-token.ts';
import { FirstAccessCodeForm } from './FirstAccessCodeForm.tsx';
import { FirstMasterForm } from './FirstMasterForm.tsx';

/** First access: with the one-time link of an empty network, or with the code of a printed card. */
export default function FirstAccessScreen() {
  const { user } = useSession();
  const token = tokenOf(useLocation());
  if (user) return <Navigate replace to={paths[homeOf(user.role)]} />;
  return token === '' ? <FirstAccessCodeForm /> : <FirstMasterForm token={token} />;
}
