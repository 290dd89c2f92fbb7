import type { Access } from '@caderneta/contract';
import { LinkButton, PageHeader, Tabs } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { paths, settingsParam } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { settingsCopy } from '../settings.copy.ts';
import { type SettingsTab, tabOf, tabsOf } from '../settings-tabs.ts';

const sections: Record<SettingsTab, ReturnType<typeof lazySection>> = {
  account: lazySection(async () => (await import('./AccountSection.tsx')).AccountSection),
  appearance: lazySection(async () => (await import('./AppearanceSection.tsx')).AppearanceSection),
  municipality: lazySection(async () => (await import('./MunicipalitySection.tsx')).MunicipalitySection),
  institution: lazySection(async () => (await import('./InstitutionSection.tsx')).InstitutionSection),
  network: lazySection(async () => (await import('./NetworkSection.tsx')).NetworkSection),
  services: lazySection(async () => (await import('./ServicesSection.tsx')).ServicesSection),
  archive: lazySection(async () => (await import('./ArchiveSection.tsx')).ArchiveSection),
};

/** Who has models of sheets to look at. Their calls come with their screen. */
const correctors: Access = {
  roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'],
  anyOf: ['view_activities', 'class_assessments'],
};

/** Configurações: one's own, this device's, and what the role administers. */
export default function SettingsScreen() {
  const { role } = useUser();
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(role, search.get(settingsParam));
  const Section = sections[tab];
  return (
    <>
      <PageHeader
        title={settingsCopy.title}
        subtitle={settingsCopy.subtitle}
        actions={
          may({ access: correctors }) ? (
            <LinkButton href={paths.sheetModels}>{settingsCopy.sheetModels}</LinkButton>
          ) : undefined
        }
      />
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
