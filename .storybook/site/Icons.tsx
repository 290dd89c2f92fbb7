import {
  ArrowLeft,
  BookOpen,
  Camera,
  Check,
  CircleAlert,
  ClipboardCheck,
  Download,
  Eye,
  Funnel,
  GraduationCap,
  Info,
  Landmark,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Search,
  Trash2,
  TriangleAlert,
  UserPlus,
  X,
} from 'lucide-react';

const icons = [
  { Icon: Plus, name: 'Adicionar' },
  { Icon: Pencil, name: 'Editar' },
  { Icon: Trash2, name: 'Excluir' },
  { Icon: Eye, name: 'Ver detalhes' },
  { Icon: Search, name: 'Buscar' },
  { Icon: Funnel, name: 'Filtrar' },
  { Icon: RefreshCw, name: 'Atualizar' },
  { Icon: Printer, name: 'Imprimir' },
  { Icon: Download, name: 'Baixar' },
  { Icon: Camera, name: 'Câmera' },
  { Icon: ClipboardCheck, name: 'Chamada' },
  { Icon: BookOpen, name: 'Disciplinas' },
  { Icon: GraduationCap, name: 'Turmas' },
  { Icon: Landmark, name: 'Instituições' },
  { Icon: UserPlus, name: 'Novo usuário' },
  { Icon: Check, name: 'Certo' },
  { Icon: X, name: 'Fechar, errado' },
  { Icon: Info, name: 'Informação' },
  { Icon: TriangleAlert, name: 'Atenção' },
  { Icon: CircleAlert, name: 'Erro' },
  { Icon: ArrowLeft, name: 'Voltar' },
] as const;

/** The icons that the product uses everywhere, each with the one thing that it means. */
export const Icons = () => (
  <ul className="icons">
    {icons.map(({ Icon, name }) => (
      <li key={name}>
        <Icon size={20} aria-hidden="true" /> {name}
      </li>
    ))}
  </ul>
);
