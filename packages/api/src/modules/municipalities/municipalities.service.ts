export { visibleMunicipalities } from './municipalities.scope.ts';
