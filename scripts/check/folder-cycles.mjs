import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

const covered = /^packages\/[^/]+\/src\/.*\.(ts|tsx)$/;
/** Tests and what helps them stand above everything and are imported by nothing else. */
const isTest = (file) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);
