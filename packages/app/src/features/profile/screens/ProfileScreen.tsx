import { genderLabels, type Role, roleLabel, type User, writeCpf } from '@caderneta/contract';
import { Button, PageHeader, Skeleton, Stack } from '@caderneta/ui';
import { Pencil } from 'lucide-react';
import { writeDay } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { QualificationsSection } from '../../../parts/qualifications/screens/QualificationsSection.tsx';
import { OwnSchedule } from '../../../parts/teacher-schedule/screens/OwnSchedule.tsx';
import { AddressesCard, ContactsCard } from '../components/ContactCards.tsx';
import { FactList } from '../components/FactList.tsx';
import { ProfileHead } from '../components/ProfileHead.tsx';
import * as styles from '../components/profile.css.ts';
import { useOwnRecord } from '../profile.api.ts';
import { profileCopy } from '../profile.copy.ts';

const EditProfile = lazyDialog(async () => (await import('./EditProfile.tsx')).EditProfile);

const editors: readonly Role[] = ['MASTER', 'TEACHER', 'MANAGER', 'MUNICIPALITY'];
const qualified: readonly Role[] = ['MASTER', 'MANAGER', 'TEACHER'];
const timetabled: readonly Role[] = ['TEACHER', 'MASTER'];
const noFilters = {};

function Facts({ user }: { user: User }) {
  const { personal, academic } = profileCopy;
  const profile = user.profiles[0];
  const inClass = profile?.school_class;
  return (
    <div className={styles.column}>
      <FactList
        title={personal.title}
        facts={[
          { label: personal.name, value: user.name },
          { label: personal.email, value: <EmailText>{user.email}</EmailText> },
          { label: personal.cpf, value: profile?.cpf ? writeCpf(profile.cpf) : null },
          { label: personal.gender, value: profile?.gender ? genderLabels[profile.gender] : null },
          { label: personal.birthDate, value: profile?.birth_date ? writeDay(profile.birth_date) : null },
          { label: personal.matricula, value: profile?.matricula ?? null },
        ]}
      />
      <FactList
        title={academic.title}
        facts={[
          { label: academic.institution, value: profile?.institution?.name ?? null },
          { label: academic.municipality, value: profile?.municipality?.name ?? null },
          { label: academic.schoolClass, value: inClass ? `${inClass.grade} ${inClass.section}` : null },
          { label: academic.role, value: roleLabel(user.role) },
        ]}
      />
    </div>
  );
}

/** Meu Perfil: what the school keeps of oneself, and where staff change it. */
export default function ProfileScreen() {
  const { id, role } = useUser();
  const record = useOwnRecord(id);
  const [{ form }, setAddress] = useListAddress(noFilters);
  const mayEdit = editors.includes(role);
  const user = record.data;
  const profile = user?.profiles[0];
  return (
    <>
      <PageHeader
        title={profileCopy.title}
        subtitle={profileCopy.subtitle}
        actions={
          mayEdit && user ? (
            <Button variant="primary" icon={<Pencil />} onPress={() => setAddress({ form: id })}>
              {profileCopy.edit}
            </Button>
          ) : undefined
        }
      />
      {user === undefined ? (
        record.failure ? (
          <LoadFailed title={profileCopy.loadFailed} of={record} />
        ) : (
          <Skeleton cards={6} />
        )
      ) : (
        <Stack>
          <ProfileHead user={user} />
          <div className={styles.grid}>
            <Facts user={user} />
            <div className={styles.column}>
              <ContactsCard profile={profile} />
              <AddressesCard profile={profile} />
            </div>
          </div>
          {qualified.includes(role) && <QualificationsSection profileId={profile?.id ?? null} canWrite />}
          {timetabled.includes(role) && <OwnSchedule profileId={profile?.id ?? null} />}
          {mayEdit && form === id && <EditProfile user={user} onClose={() => setAddress({ form: null })} />}
        </Stack>
      )}
    </>
  );
}
