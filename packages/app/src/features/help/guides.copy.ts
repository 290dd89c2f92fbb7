import type { publicPages } from '@caderneta/contract';
import type { ScreenId } from '../../lib/paths.ts';
import { classGuides } from './class-guides.copy.ts';
import { administrators, everybody, type Guide, network, staff } from './guide.ts';
import { networkGuides } from './network-guides.copy.ts';
import { sheetModelGuides } from './sheet-model-guides.copy.ts';

/** Screens with a page of their own: all of those behind the sign-in but the help itself. */
export type GuidedScreen = Exclude<ScreenId, keyof typeof publicPages | 'help'>;

/** A screen without a page of help does not compile. */
export const guides: Readonly<Record<GuidedScreen, Guide>> = {
  dashboardMaster: {
    title: 'Painel do Master',
    roles: ['MASTER'],
    what: 'A rede inteira em números: quem usa, quantas escolas e turmas há, e as melhores notas.',
    steps: [
      'Toque em um número para abrir a lista do que ele conta.',
      'Veja os usuários mais recentes e abra o cadastro de um deles.',
      'Se a cópia de segurança estiver atrasada, o aviso no alto leva até ela.',
    ],
  },
  dashboardManager: {
    title: 'Painel do Diretor',
    roles: ['MANAGER'],
    what: 'A escola hoje: turmas sem chamada, alunos em risco, notas lançadas e correções pendentes.',
    steps: [
      'Comece por O que faço agora?: cada turma sem chamada leva à frequência dela.',
      'Em Alunos em risco, toque em Ver todos para abrir a lista completa.',
      'Toque em um número ou em uma barra para ver o que há por trás.',
    ],
  },
  dashboardMunicipality: {
    title: 'Painel do Município',
    roles: ['MUNICIPALITY'],
    what: 'As escolas da rede lado a lado: matrículas, frequência, médias e quem está em atraso.',
    steps: [
      'Em Instituições em atraso, toque na escola para ver as turmas dela.',
      'Toque em uma barra para abrir o relatório daquela escola.',
      'As melhores notas da rede ficam no fim da página.',
    ],
  },
  dashboardTeacher: {
    title: 'Painel do Professor',
    roles: ['TEACHER'],
    what: 'O seu dia: a próxima aula, o que falta corrigir, notas desatualizadas e a semana.',
    steps: [
      'Em Próxima aula, toque em Fazer chamada.',
      'Em A corrigir, toque em Corrigir ou Revisar ao lado da avaliação.',
      'Em Notas desatualizadas, abra a linha e lance de novo o que mudou.',
    ],
  },
  dashboardStudent: {
    title: 'Painel do Estudante',
    roles: ['STUDENT'],
    what: 'O seu horário, a sua frequência, as últimas notas e o que vem pela frente.',
    steps: [
      'Veja em Meu horário a aula de agora e as da semana.',
      'Toque em Ver todas, em Últimas notas, para ver o ano inteiro.',
      'Em Próximos eventos ficam as provas e reuniões marcadas.',
    ],
  },
  myGrades: {
    title: 'Notas e faltas',
    roles: ['STUDENT'],
    what: 'As suas notas, avaliações e faltas de um ano.',
    steps: [
      'Escolha o ano letivo no alto: cada disciplina mostra as suas notas.',
      'Em Faltas está cada dia em que você faltou, com as aulas perdidas.',
      'Não achou uma nota? Fale com o professor: ela aparece quando for lançada.',
    ],
  },
  ...classGuides,
  notifications: {
    title: 'Notificações',
    roles: everybody,
    what: 'Os avisos que você recebeu, do mais novo ao mais antigo.',
    steps: [
      'Filtre por tipo ou busque por uma palavra.',
      'Toque em uma linha para ler o aviso inteiro.',
      'Marcar todas como lidas limpa o sino.',
    ],
  },
  users: {
    title: 'Usuários gerais',
    roles: administrators,
    what: 'Todas as contas ao seu alcance, com perfil e situação.',
    steps: [
      'Busque por nome, e-mail ou perfil.',
      'Toque em Novo usuário e siga os três passos; o que você digitar fica guardado se sair.',
      'Nas ações de cada linha: ver, editar e excluir.',
    ],
  },
  teachers: {
    title: 'Professores',
    roles: administrators,
    what: 'Os professores ao seu alcance, com formações e horários.',
    steps: [
      'Toque em Novo professor, ou em Importar para uma planilha inteira.',
      'Veja as formações e os horários no cartão de cada um.',
      'Redefinir acesso dá um código novo a quem perdeu a senha.',
    ],
  },
  students: {
    title: 'Estudantes',
    roles: staff,
    what: 'Os estudantes ao seu alcance, com turma e matrícula.',
    steps: [
      'Busque pelo nome. Quem cadastra toca em Novo estudante, ou em Importar para uma planilha inteira.',
      'Transferir de turma muda a matrícula e guarda o que ficou para trás.',
      'Cartões de acesso imprime os códigos de primeiro acesso.',
    ],
  },
  accessCards: {
    title: 'Cartões de acesso',
    roles: administrators,
    what: 'Códigos de primeiro acesso para imprimir e entregar.',
    steps: [
      'Escolha a escola e a turma.',
      'Gere os códigos de quem ainda não entrou.',
      'Imprima e recorte os cartões.',
    ],
  },
  importPeople: {
    title: 'Importar pessoas',
    roles: administrators,
    what: 'Cadastra muitas pessoas de uma vez, de uma planilha.',
    steps: [
      'Escolha a escola e envie o arquivo, ou cole as linhas.',
      'Confira o que cada linha vai virar. Quem já existe fica de fora; se for outra pessoa do mesmo nome, marque a linha.',
      'Toque em Importar; o que não entrou diz por quê.',
    ],
  },
  permissions: {
    title: 'Perfis e Permissões',
    roles: ['MASTER', 'MANAGER'],
    what: 'O que cada perfil, ou cada pessoa, pode fazer.',
    steps: [
      'Escolha um perfil ou busque uma pessoa.',
      'Marque e desmarque; cada caixa é salva na hora.',
      'Resetar para o perfil apaga a lista própria da pessoa.',
    ],
  },
  achievements: {
    title: 'Suas Conquistas',
    roles: [...staff, 'STUDENT'],
    what: 'As conquistas que você desbloqueou e as que faltam.',
    steps: [
      'Veja no alto o nível e os pontos.',
      'Escolha uma aba para ver só as concluídas ou as de um tipo.',
      'Cada cartão diz o que fazer para desbloquear.',
    ],
  },
  lessons: {
    title: 'Aulas',
    roles: ['MASTER', 'STUDENT'],
    what: 'Os módulos e as aulas, com o que já foi visto.',
    steps: ['Escolha um módulo.', 'Abra a próxima aula.', 'Responda às perguntas no fim para concluir.'],
  },
  lesson: {
    title: 'Aula',
    roles: ['MASTER', 'STUDENT'],
    what: 'O texto, o material e as perguntas de uma aula.',
    steps: ['Leia o texto e abra o material.', 'Responda às perguntas.', 'Toque em Enviar respostas.'],
  },
  profile: {
    title: 'Meu Perfil',
    roles: everybody,
    what: 'Os seus dados, e para professores as formações e os horários.',
    steps: [
      'Confira os seus dados. Quem trabalha na escola toca em Editar Perfil para mudar nome, contatos e endereços.',
      'Professores têm Meus horários: adicione cada aula da semana; duas não cabem na mesma hora.',
      'Em Formações, a equipe guarda cursos e diplomas.',
    ],
  },
  disciplines: {
    title: 'Disciplinas',
    roles: administrators,
    what: 'As disciplinas de cada escola.',
    steps: [
      'Busque, ou filtre por escola.',
      'Toque em Adicionar Disciplina.',
      'Os professores são ligados a elas em cada turma.',
    ],
  },
  ...networkGuides,
  ...sheetModelGuides,
  municipalities: {
    title: 'Municípios',
    roles: network,
    what: 'Os municípios da rede, com escolas e pessoas.',
    steps: [
      'Busque pelo nome, pela UF ou pelo código IBGE.',
      'Toque em um número do cartão para ver as escolas, os alunos ou os professores.',
      'As regras de cada município ficam em Configurações.',
    ],
  },
  institutions: {
    title: 'Instituições',
    roles: network,
    what: 'As escolas ao seu alcance.',
    steps: [
      'Busque, ou filtre por município.',
      'Toque em Adicionar Instituição.',
      'Abra os detalhes para ver turmas e direção.',
    ],
  },
  reports: {
    title: 'Exportar Relatórios',
    roles: administrators,
    what: 'Frequência, notas, boletins e outros relatórios, na tela, em planilha e em papel.',
    steps: ['Escolha o relatório.', 'Filtre por ano, escola, turma e disciplina.', 'Baixe a planilha ou imprima.'],
  },
  faqs: {
    title: 'FAQs',
    roles: ['MASTER'],
    what: 'As perguntas frequentes que todos leem na ajuda.',
    steps: [
      'Crie uma categoria.',
      'Adicione perguntas com respostas curtas.',
      'Elas aparecem na ajuda assim que são salvas.',
    ],
  },
  settings: {
    title: 'Configurações',
    roles: everybody,
    what: 'Aparência, conta e, para quem administra, as regras da escola e da rede.',
    steps: [
      'Em Aparência, escolha tema, contraste e tamanho do texto.',
      'Em Minha conta, troque a senha e encerre sessões em outros aparelhos.',
      'As outras seções dependem do seu perfil.',
    ],
  },
};
