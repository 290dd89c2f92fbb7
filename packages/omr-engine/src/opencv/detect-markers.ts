import type { WorkImage } from '../core/gray-image.ts';
import type { Pair } from '../core/homography.ts';
import type { FoundMarker } from '../stages/find-markers.ts';
import { toMat } from './enhance.ts';
import { MatScope } from './mat-scope.ts';
import type { OpenCv } from './opencv-types.ts';

/** Threshold windows tried, px: small ones part marks that touch, large ones bridge shadows. */
const WINDOW_MIN_PX = 5;
const WINDOW_MAX_PX = 53;
const WINDOW_STEP_PX = 12;
/** Smallest marker: its perimeter against the image's long side. */
const MIN_PERIMETER = 0.03;
/** Default refinement of OpenCV; it is not used, but its constructor wants it. */
const REFINE = { distance: 10, errors: 3, allOrders: true };
/** The sheet uses the first four ids. */
const IDS = 4;
/** What stands for the score of a marker whose bits were all told. */
const BITS_SCORE = 0.9;

/** Corners as OpenCV gives them: clockwise from the marker's own top-left. */
const ownCorners: readonly Pair[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

function detectIn(cv: OpenCv, image: WorkImage, isFlipped: boolean): FoundMarker[] {
  using scope = new MatScope();
  const source = toMat(cv, image, scope);
  if (isFlipped) cv.flip(source, source, 1);
  const parameters = scope.own(new cv.aruco_DetectorParameters());
  parameters.adaptiveThreshWinSizeMin = WINDOW_MIN_PX;
  parameters.adaptiveThreshWinSizeMax = WINDOW_MAX_PX;
  parameters.adaptiveThreshWinSizeStep = WINDOW_STEP_PX;
  parameters.minMarkerPerimeterRate = MIN_PERIMETER;
  const refine = scope.own(new cv.aruco_RefineParameters(REFINE.distance, REFINE.errors, REFINE.allOrders));
  const dictionary = scope.own(cv.getPredefinedDictionary(cv.DICT_4X4_50));
  const detector = scope.own(new cv.aruco_ArucoDetector(dictionary, parameters, refine));
  const corners = scope.own(new cv.MatVector());
  const ids = scope.own(new cv.Mat());
  detector.detectMarkers(source, corners, ids);
  const found: FoundMarker[] = [];
  for (let i = 0; i < ids.rows; i++) {
    const id = ids.data32S[i]!;
    if (id < 0 || id >= IDS) continue;
    const points = Array.from(scope.own(corners.get(i)).data32F);
    const at = (corner: number): Pair => {
      const x = points[corner * 2]!;
      return [isFlipped ? image.width - 1 - x : x, points[corner * 2 + 1]!];
    };
    const quad = [at(0), at(1), at(2), at(3)] as const;
    found.push({
      id: id as FoundMarker['id'],
      mirrored: isFlipped,
      score: BITS_SCORE,
      corners: quad,
      sheetCorners: ownCorners,
      size: Math.hypot(quad[2][0] - quad[0][0], quad[2][1] - quad[0][1]) / Math.SQRT2,
    });
  }
  return found;
}

/** Corner markers by OpenCV's ArUco detector, in the image as it is and then mirrored. */
export function detectMarkers(cv: OpenCv, image: WorkImage): FoundMarker[] {
  const asItIs = detectIn(cv, image, false);
  return asItIs.length > 0 ? asItIs : detectIn(cv, image, true);
}
