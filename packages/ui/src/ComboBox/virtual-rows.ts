export { ListLayout, Virtualizer } from 'react-aria-components';
