import { composeRenderProps } from 'react-aria-components';

type ClassName<State> = string | ((state: State & { defaultClassName: string | undefined }) => string) | undefined;

/** Joins class names, skipping the absent ones. */
export const join = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

/** Adds our class to whatever the caller gave react-aria (a string or a function of the state); neither is lost. */
export function composeClass<State>(own: string, given: ClassName<State>) {
  return composeRenderProps(given, (extra) => join(own, extra));
}
