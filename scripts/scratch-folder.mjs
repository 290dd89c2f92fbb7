import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what a whole run has been seen to hold there. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for what tests throw away: on a disk their databases take half as long again. It is the same one
 * in each run of a user, so that a run finds what a killed one has left.
 * @returns {string | undefined} undefined where there is no such memory, too little of it, or none that programs may be started from
 */
export function scratchInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, freemem()) < NEEDED_BYTES) return undefined;
    const folder = path.join(MEMORY, `caderneta-${process.getuid?.()}`);
    mkdirSync(folder, { recursive: true });
    // PostgreSQL, which never runs as root, passes through it; another user's folder refuses here.
    chmodSync(folder, 0o711);
    const probe = path.join(folder, `probe-${process.pid}`);
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o700 });
    const { status } = spawnSync(probe);
    rmSync(probe);
    return status === 0 ? folder : undefined;
  } catch {
    return undefined;
  }
}
