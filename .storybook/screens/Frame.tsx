import {
  Bell as BellIcon,
  BookOpen,
  CircleHelp,
  ClipboardCheck,
  FileChartColumn,
  Landmark,
  LayoutDashboard,
  NotebookPen,
  School,
  Settings,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Bell,
  type BellNotification,
  MeButton,
  Menu,
  Sidebar,
  type SidebarGroup,
  type SidebarItem,
  TopBar,
} from '../../packages/ui/src/index.ts';
import * as styles from './screens.css.ts';

const link = (id: string, label: string, icon: ReactNode): SidebarItem => ({ id, label, icon, href: `#${id}` });
const settings: SidebarGroup = { label: 'Configurações', items: [link('settings', 'Configurações', <Settings />)] };

const master: SidebarGroup[] = [
  {
    label: 'Geral',
    items: [
      link('dashboard', 'Dashboard', <LayoutDashboard />),
      link('classes', 'Turmas', <NotebookPen />),
      link('assessments', 'Avaliações', <ClipboardCheck />),
      link('disciplines', 'Disciplinas', <BookOpen />),
      link('notifications', 'Notificações', <BellIcon />),
      link('awards', 'Conquistas', <Trophy />),
    ],
  },
  {
    label: 'Administração',
    items: [
      link('municipalities', 'Municípios', <Landmark />),
      link('institutions', 'Instituições', <School />),
      {
        id: 'users',
        label: 'Usuários',
        icon: <Users />,
        children: [
          { id: 'general', label: 'Usuários gerais', href: '#general' },
          { id: 'teachers', label: 'Professores', href: '#teachers' },
          { id: 'students', label: 'Estudantes', href: '#students' },
        ],
      },
      link('profiles', 'Perfis e Permissões', <ShieldCheck />),
      link('reports', 'Relatórios', <FileChartColumn />),
      link('faqs', 'FAQs', <CircleHelp />),
    ],
  },
  settings,
];

const teacher: SidebarGroup[] = [
  {
    label: 'Geral',
    items: [
      link('dashboard', 'Dashboard', <LayoutDashboard />),
      link('classes', 'Turmas', <NotebookPen />),
      link('awards', 'Conquistas', <Trophy />),
    ],
  },
  {
    label: 'Administração',
    items: [
      {
        id: 'users',
        label: 'Usuários',
        icon: <Users />,
        children: [{ id: 'students', label: 'Estudantes', href: '#students' }],
      },
    ],
  },
  settings,
];

const people = {
  master: { name: 'Marina Teixeira', roleLabel: 'Master', groups: master },
  teacher: { name: 'Lúcia Prado', roleLabel: 'Professor(a)', groups: teacher },
};

const notifications: BellNotification[] = [
  {
    id: '1',
    title: 'Incidente',
    message: 'Identificamos lentidão no envio de fotos e já estamos trabalhando.',
    date: '14/08/2026, 09:42',
    isRead: false,
  },
  {
    id: '2',
    title: 'Nova avaliação',
    message: 'Avaliação bimestral de Matemática para o 9º Ano C.',
    date: '14/08/2026, 08:15',
    isRead: false,
  },
  { id: '3', title: 'Bem-vindos', message: 'Confira as novidades no painel.', date: '10/08/2026, 07:00', isRead: true },
];

interface FrameProps {
  as: keyof typeof people;
  /** Id of the current place in the menu. */
  location: string;
  crumbs: readonly string[];
  children: ReactNode;
}

/** The signed-in application around a screen, for the composed stories. */
export function Frame({ as, location, crumbs, children }: FrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { name, roleLabel, groups } = people[as];
  const marked = groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      isCurrent: item.id === location,
      children: item.children?.map((child) => ({ ...child, isCurrent: child.id === location })),
    })),
  }));
  return (
    <div className={styles.app}>
      <div className={styles.side}>
        <Sidebar brandHref="#inicio" groups={marked} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </div>
      <div className={styles.column}>
        <TopBar
          crumbs={crumbs.map((label, index) => (index === 0 ? { label } : { label, href: `#${index}` }))}
          onOpenMenu={() => setMenuOpen(true)}
          bell={
            <Bell
              notifications={notifications}
              onMarkRead={() => undefined}
              history={{ label: 'Histórico de Notificações', href: '#historico' }}
            />
          }
          me={
            <Menu
              trigger={<MeButton name={name} roleLabel={roleLabel} />}
              items={[{ id: 'profile', label: 'Meu perfil', href: '#perfil' }]}
            />
          }
        />
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
}
