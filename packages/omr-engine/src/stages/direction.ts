import type { Component } from './label-components.ts';
import type { LatticeModel } from './lattice-model.ts';
export interface DirectionEvidence {
  lr: number;
  ud: number;
}
export type Direction =
  | { readonly ok: true; readonly flipColumns: boolean; readonly flipRows: boolean }
  | { readonly ok: false };

export function evidence(components: readonly Component[], model: LatticeModel, k: number): DirectionEvidence {
  const bub = model.ringSize;
  const smalls = components.filter(
    (c) =>
      Math.min(c.height, c.width) < bub * 1.05 &&
      Math.max(c.width, c.height) < bub * 1.7 &&
      (c.height > bub * 0.22 || c.width > bub * 0.22),
  );
  const G = model.groups.length;
  const res: { frac: number; wd: number[]; n: number }[] = [];
  for (const side of [0, 1]) {
    const m = model.groups[side ? G - 1 : 0]!;
    const n = m.rows;
    const wd: number[] = [];
    let cnt = 0;
    for (let r = 0; r < n; r++) {
      const b = m.place(r, side ? k - 1 : 0),
        b2 = m.place(r, side ? k - 2 : 1),
        o = [b[0] - b2[0], b[1] - b2[1]] as const;
      const ra = m.place(Math.max(0, r - 1), side ? k - 1 : 0),
        rb = m.place(Math.min(n - 1, r + 1), side ? k - 1 : 0),
        q = Math.min(n - 1, r + 1) - Math.max(0, r - 1);
      const v = [(rb[0] - ra[0]) / q, (rb[1] - ra[1]) / q] as const;
      const ol2 = o[0] ** 2 + o[1] ** 2,
        oll = Math.sqrt(ol2),
        rad = bub / 2 / oll;
      let mn = 1e9,
        mx = -1e9;
      const det = o[0] * v[1] - o[1] * v[0];
      for (const c of smalls) {
        const ex = c.x - b[0],
          ey = c.y - b[1];
        if (Math.abs(ex) + Math.abs(ey) > oll * 4) continue;
        const a = (ex * v[1] - ey * v[0]) / det,
          bb = (o[0] * ey - o[1] * ex) / det;
        if (a > rad * 1.25 && a < rad * 1.25 + 1.5 && Math.abs(bb) < 0.3) {
          const hw = (Math.abs(o[0]) * c.width + Math.abs(o[1]) * c.height) / 2 / ol2;
          mn = Math.min(mn, a - hw);
          mx = Math.max(mx, a + hw);
        }
      }
      if (mx > mn) {
        cnt++;
        wd.push(mx - mn);
      } else wd.push(0);
    }
    res.push({ frac: cnt / n, wd, n });
  }
  const [Lf, Rt] = res as [(typeof res)[0], (typeof res)[0]];
  const lr = Lf!.frac - Rt!.frac;
  const X = lr >= 0 ? Lf! : Rt!;
  let ud = 0;
  if (X.n >= 10) {
    const val = X.wd.filter((x) => x > 0),
      m = val.reduce((a, b) => a + b, 0) / (val.length || 1);
    const sc = (f: number) => {
      let a = 0,
        na = 0,
        b = 0,
        nb = 0;
      X.wd.forEach((w, r) => {
        if (w > 0) {
          const q = f ? X.n - r : r + 1;
          if (q >= 10) {
            a += w;
            na++;
          } else {
            b += w;
            nb++;
          }
        }
      });
      return na && nb ? a / na - b / nb : 0;
    };
    ud = (sc(0) - sc(1)) / (m + 1e-6);
  }
  return { lr, ud };
}
export function settleDirection(ev: DirectionEvidence): Direction {
  let flipC = ev.lr < -0.3,
    flipR = ev.ud < -0.25;
  const lrSure = Math.abs(ev.lr) > 0.3,
    udSure = Math.abs(ev.ud) > 0.25;
  if (!lrSure && !udSure) return { ok: false };
  if (!udSure && lrSure) flipR = flipC;
  if (!lrSure && udSure) flipC = flipR;
  if (flipC !== flipR && (Math.abs(ev.ud) < 0.5 || Math.abs(ev.lr) < 0.6)) {
    if (Math.abs(ev.ud) < 0.35) flipR = flipC;
    else return { ok: false };
  }
  return { ok: true, flipColumns: flipC, flipRows: flipR };
}
