import { paths, withQuery } from '../../lib/paths.ts';

/** Query parameter that names the open calibration. */
export const runParam = 'calibracao';

/** Where one calibration is. */
export const runHref = (id: string): string => withQuery(paths.scale, { [runParam]: id });

/** Where what was chosen for a new run is kept. */
export const scaleForm = (municipalityId: string): string => `escala.nova.${municipalityId}`;
