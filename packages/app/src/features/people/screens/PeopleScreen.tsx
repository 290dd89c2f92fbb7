import { type User, userEndpoints } from '@caderneta/contract';
import { Button, IconButton, LinkButton, Menu, type MenuEntry, PageHeader, phone, useMediaQuery } from '@caderneta/ui';
import { EllipsisVertical, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';
import { newPersonForm } from '../person-form.ts';
import type { usePeopleList } from '../use-people-list.ts';

const UserDetailsDialog = lazyDialog(async () => (await import('./UserDetailsDialog.tsx')).UserDetailsDialog);
const UserFormDialog = lazyDialog(async () => (await import('./UserFormDialog.tsx')).UserFormDialog);
const RemoveUserDialog = lazyDialog(async () => (await import('./RemoveUserDialog.tsx')).RemoveUserDialog);

export interface PeopleScreenProps {
  people: ReturnType<typeof usePeopleList>;
  kind: PeopleKind;
  texts: { readonly title: string; readonly subtitle?: string; readonly add: string };
  /** Where else the list leads: links before 'Adicionar', on a phone in a menu behind it. */
  actions?: readonly (MenuEntry & { readonly href: string })[];
  /** Below a record that is read. */
  after?: (user: User) => ReactNode;
  children: ReactNode;
}

/** What the lists of people share: the heading with 'Adicionar', and the dialogs that read, change and remove a person. */
export function PeopleScreen({ people, kind, texts, actions = [], after, children }: PeopleScreenProps) {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const { address, setAddress, viewing, setViewing, removing, setRemoving } = people;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            {!isPhone &&
              actions.map(({ id, href, icon, label }) => (
                <LinkButton key={id} href={href} icon={icon}>
                  {label}
                </LinkButton>
              ))}
            {may(userEndpoints.create) && (
              <Button variant="primary" icon={<UserPlus />} onPress={() => setAddress({ form: 'new' })}>
                {texts.add}
              </Button>
            )}
            {isPhone && actions.length > 0 && (
              <Menu
                trigger={<IconButton framed label={peopleCopy.more} icon={<EllipsisVertical />} />}
                items={actions}
              />
            )}
          </>
        }
      />
      {may(userEndpoints.create) && (
        <DraftOffer form={newPersonForm(kind)} onContinue={() => setAddress({ form: 'new' })} />
      )}
      {children}
      {viewing && <UserDetailsDialog userId={viewing.id} kind={kind} after={after} onClose={() => setViewing(null)} />}
      {address.form !== null && (
        <UserFormDialog form={address.form} kind={kind} onClose={() => setAddress({ form: null })} />
      )}
      {removing && <RemoveUserDialog user={removing} kind={kind} onClose={() => setRemoving(null)} />}
    </>
  );
}
