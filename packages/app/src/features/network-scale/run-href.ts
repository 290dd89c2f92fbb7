import { paths, withQuery } from '../../lib/paths.ts';

/** Query parameters that name the open calibration, and the school that is looked at in it. */
export const runParam = 'calibracao';
export const schoolParam = 'escola';

/** Where one calibration is, with the school that is looked at. */
export const runHref = (id: string, schoolId?: string): string =>
  withQuery(paths.scale, { [runParam]: id, [schoolParam]: schoolId });

/** Where what was chosen for a new run is kept. */
export const scaleForm = (municipalityId: string): string => `escala.nova.${municipalityId}`;
