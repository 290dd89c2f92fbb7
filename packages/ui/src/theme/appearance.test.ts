import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APPEARANCE_KEY, applyAppearance, DEFAULT_APPEARANCE, readAppearance, saveAppearance } from './appearance.ts';

const memory = new Map<string, string>();
const marks = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  marks.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: {
      setAttribute: (name: string, value: string) => void marks.set(name, value),
      removeAttribute: (name: string) => void marks.delete(name),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('readAppearance', () => {
  it.each(['', 'null', '{', '7', '"dark"', '{"theme":"pink","textSize":"200","contrast":1}'])(
    'falls back to the device on %j',
    (stored) => {
      memory.set(APPEARANCE_KEY, stored);
      expect(readAppearance()).toEqual(DEFAULT_APPEARANCE);
    },
  );

  it('keeps what it knows beside what it does not', () => {
    memory.set(APPEARANCE_KEY, '{"theme":"dark","textSize":300}');
    expect(readAppearance()).toEqual({ ...DEFAULT_APPEARANCE, theme: 'dark' });
  });
});

describe('saveAppearance', () => {
  it('comes back as it was saved, and marks the page', () => {
    const choice = { theme: 'dark', textSize: 150, contrast: 'more', motion: 'reduce' } as const;
    expect(saveAppearance(choice)).toBe(true);
    expect(readAppearance()).toEqual(choice);
    expect(Object.fromEntries(marks)).toEqual({
      'data-theme': 'dark',
      'data-text-size': '150',
      'data-contrast': 'more',
      'data-motion': 'reduce',
    });
  });

  it('applies the choice even where nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(saveAppearance({ ...DEFAULT_APPEARANCE, theme: 'light' })).toBe(false);
    expect(marks.get('data-theme')).toBe('light');
  });
});

describe('applyAppearance', () => {
  it('leaves no mark where the device decides', () => {
    applyAppearance({ theme: 'dark', textSize: 200, contrast: 'normal', motion: 'reduce' });
    applyAppearance(DEFAULT_APPEARANCE);
    expect([...marks]).toEqual([]);
  });
});
