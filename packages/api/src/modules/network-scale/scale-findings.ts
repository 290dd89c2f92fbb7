import {
  fewestAnchors,
  type QuestionRef,
  questionId,
  type ScaleAnchor,
  type ScaleFindings,
  type ScaleGroup,
} from '@caderneta/contract';
import {
  type Anchor,
  type Equating,
  equate,
  type Link,
  linkCurve,
  linkErrorOf,
  linkTheta,
} from '../../statistics/equating.ts';
import { groupMean } from '../../statistics/group-mean.ts';
import type { ThetaEstimate } from '../../statistics/irt/calibrate.ts';
import type { ItemCurve } from '../../statistics/irt/item-curve.ts';
import { meanOf } from '../../statistics/moments.ts';
import { networkError, networkScore, networkTheta } from '../../statistics/network-scale.ts';
import { describingTheta, levelsOf } from '../../statistics/scale-levels.ts';

/** A calibrated exam: a curve a question, an estimate a pupil with the pupil's class. */
export interface CalibratedExam {
  readonly items: readonly QuestionRef[];
  readonly curves: readonly (ItemCurve | null)[];
  readonly estimates: readonly (ThetaEstimate & { readonly classId: string })[];
  readonly municipality: { readonly id: string; readonly name: string };
  readonly classes: readonly { readonly id: string; readonly name: string; readonly institution: Named }[];
}
interface Named {
  readonly id: string;
  readonly name: string;
}

/** The exam of the base year, and the questions that both asked. */
export interface ScaleBase {
  readonly items: ScaleFindings['items'];
  readonly anchors: readonly ScaleAnchor[];
}

const oneself: Link = { slope: 1, shift: 0 };
type Tied = { readonly anchor: ScaleAnchor; readonly curves: Anchor };

function tiedBy(
  { anchors, items }: ScaleBase,
  { items: refs, curves }: Pick<CalibratedExam, 'items' | 'curves'>,
): Tied[] {
  const base = new Map(items.map(({ curve, ...ref }) => [questionId(ref), curve]));
  const other = new Map(refs.map((ref, at) => [questionId(ref), curves[at]]));
  return anchors.flatMap((anchor) => {
    const [inBase, inOther] = [base.get(questionId(anchor.base)), other.get(questionId(anchor.other))];
    if (!inBase || !inOther) return [];
    const { a, b, c } = inBase;
    return [{ anchor, curves: { base: { a, b, c }, other: inOther } }];
  });
}

const anchorsOf = (tied: readonly Tied[], { drifts }: Equating): ScaleFindings['anchors'] =>
  drifts.flatMap(({ difference, hasDrifted }, at) => {
    const anchor = tied[at]?.anchor;
    return anchor ? [{ ...anchor, difference: networkError(difference), has_drifted: hasDrifted }] : [];
  });

function groupsOf(exam: CalibratedExam, link: Link): ScaleGroup[] {
  const group = (
    about: Pick<ScaleGroup, 'kind' | 'institution_id'> & Named,
    classIds: ReadonlySet<string>,
  ): ScaleGroup => {
    const own = exam.estimates.filter(({ classId }) => classIds.has(classId));
    const found = groupMean(own);
    const mean = found && networkScore(linkTheta(link, found.mean));
    return { ...about, pupils: own.length, mean, error: found && networkError(link.slope * found.error) };
  };
  const byName = (left: Named, right: Named) => left.name.localeCompare(right.name, 'pt-BR', { numeric: true });
  const idsOf = (institutionId?: string) =>
    new Set(
      exam.classes.flatMap(({ id, institution }) =>
        institutionId === undefined || institution.id === institutionId ? [id] : [],
      ),
    );
  const schools = [...new Map(exam.classes.map(({ institution }) => [institution.id, institution])).values()];
  return [
    group({ kind: 'NETWORK', ...exam.municipality, institution_id: null }, idsOf()),
    ...schools
      .toSorted(byName)
      .map(({ id, name }) => group({ kind: 'INSTITUTION', id, name, institution_id: null }, idsOf(id))),
    ...exam.classes
      .toSorted(byName)
      .map(({ id, name, institution }) =>
        group({ kind: 'CLASS', id, name, institution_id: institution.id }, new Set([id])),
      ),
  ];
}

/** Why an exam has no scale, or cannot be brought to its base. */
export type NotOnScale =
  | { readonly ok: false; readonly code: 'all-alike' }
  | { readonly ok: false; readonly code: 'not-tied'; readonly anchors: number }
  | { readonly ok: false; readonly code: 'no-scale' };

/**
 * What is told of a calibrated exam, in points of the scale of its base, or of its own where it is one. Schools and classes come by name, not
 * by points: the scale ranks nobody.
 */
export function findingsOf(
  exam: CalibratedExam,
  base: ScaleBase | null,
): { readonly ok: true; readonly findings: ScaleFindings } | NotOnScale {
  // Everybody would have the mean, with no error at all.
  if (exam.curves.every((curve) => curve === null)) return { ok: false, code: 'all-alike' };
  const tied = base ? tiedBy(base, exam) : [];
  const longer = Math.max(exam.items.length, base?.items.length ?? 0);
  if (base && tied.length < fewestAnchors(longer)) return { ok: false, code: 'not-tied', anchors: tied.length };
  const equating = base ? equate(tied.map(({ curves }) => curves)) : null;
  if (base && !equating) return { ok: false, code: 'no-scale' };
  const link = equating?.link ?? oneself;
  const items = exam.items.map((ref, at) => {
    const own = exam.curves[at];
    if (!own) return { ...ref, curve: null };
    const curve = linkCurve(link, own);
    const theta = describingTheta(curve);
    return { ...ref, curve: { ...curve, point: theta === null ? null : networkScore(theta) } };
  });
  const theta = meanOf(exam.estimates.map((estimate) => estimate.theta));
  const described = items.map(({ curve, ...item }) => ({ item, point: curve?.point ?? null }));
  return {
    ok: true,
    findings: {
      items,
      anchors: equating ? anchorsOf(tied, equating) : [],
      link_error: networkError(linkErrorOf(tied.map(({ curves }) => curves))(theta)),
      levels: levelsOf(described),
      groups: groupsOf(exam, link),
    },
  };
}

/**
 * The standard error of a finished run's link where a mean lies, both in points; nothing of a base. From curves that are on the base's scale
 * already it is the same as from the exam's own: the links differ by one that is sure.
 */
export function linkErrorAt({ items, anchors }: ScaleFindings, base: ScaleFindings): (mean: number) => number {
  const tied = tiedBy({ items: base.items, anchors }, { items, curves: items.map(({ curve }) => curve) });
  const errorAt = linkErrorOf(tied.map(({ curves }) => curves));
  return (mean) => networkError(errorAt(networkTheta(mean)));
}
