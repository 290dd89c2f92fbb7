import type { ModuleContent } from './lesson-content.ts';
import { citizenshipLessons } from './lessons-citizenship.data.ts';
import { numberLessons } from './lessons-numbers.data.ts';
import { readingLessons } from './lessons-reading.data.ts';
import { scienceLessons } from './lessons-science.data.ts';

export const moduleContents: readonly ModuleContent[] = [
  {
    title: 'Leitura e compreensão',
    description: 'Ler com atenção, encontrar o que o texto diz e o que ele deixa por dizer.',
    lessons: readingLessons,
  },
  {
    title: 'Números no dia a dia',
    description: 'Frações, porcentagens, medidas e gráficos em situações de casa, da feira e da escola.',
    lessons: numberLessons,
  },
  {
    title: 'Ciência, ambiente e saúde',
    description: 'Observar, perguntar e cuidar: da água, do lixo, da alimentação e do corpo.',
    lessons: scienceLessons,
  },
  {
    title: 'Cidadania e vida digital',
    description: 'Direitos, convivência, informação e segurança, dentro e fora da internet.',
    lessons: citizenshipLessons,
  },
];
