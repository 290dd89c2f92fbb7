export { visibleDisciplines } from './disciplines.scope.ts';
