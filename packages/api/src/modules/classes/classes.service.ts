export { visibleClasses, visibleInstitutions, writableClasses } from './classes.scope.ts';
