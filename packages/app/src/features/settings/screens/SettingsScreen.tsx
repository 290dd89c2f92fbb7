import { PageHeader, readAppearance, saveAppearance, Tabs } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { settingsParam } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { AppearanceForm } from '../components/AppearanceForm.tsx';
import * as styles from '../components/settings.css.ts';
import { settingsCopy } from '../settings.copy.ts';
import { type SettingsTab, tabOf, tabsOf } from '../settings-tabs.ts';
import { AccountForm } from './AccountForm.tsx';
import { InstitutionSection, MunicipalitySection, NetworkSection, ServicesSection } from './AdministrationSections.tsx';
import { ArchiveSection } from './ArchiveSection.tsx';
import { NotificationSwitches } from './NotificationSwitches.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

function AccountSection() {
  return (
    <div className={styles.panel}>
      <AccountForm />
      <PasswordForm />
      <SessionList />
      <NotificationSwitches />
    </div>
  );
}

function AppearanceSection() {
  const [choice, setChoice] = useState(readAppearance);
  const [isStored, setStored] = useState(true);
  return (
    <div className={styles.panel}>
      <AppearanceForm
        choice={choice}
        isStored={isStored}
        onChange={(next) => {
          setChoice(next);
          setStored(saveAppearance(next));
        }}
      />
    </div>
  );
}

const sections: Record<SettingsTab, () => ReactNode> = {
  account: AccountSection,
  appearance: AppearanceSection,
  municipality: MunicipalitySection,
  institution: InstitutionSection,
  network: NetworkSection,
  services: ServicesSection,
  archive: ArchiveSection,
};

/** Configurações: one's own, this device's, and what the role administers. */
export default function SettingsScreen() {
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(role, search.get(settingsParam));
  const Section = sections[tab];
  return (
    <>
      <PageHeader title={settingsCopy.title} subtitle={settingsCopy.subtitle} />
      <Tabs
        label={settingsCopy.sections}
        items={tabsOf(role).map((id) => ({ id, label: settingsCopy.tabs[id] }))}
        selectedId={tab}
        onChange={(id) => setSearch({ [settingsParam]: id }, { replace: true })}
      >
        <Section />
      </Tabs>
    </>
  );
}
