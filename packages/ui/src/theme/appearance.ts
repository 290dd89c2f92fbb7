/** What a person chose in Aparência. 'system' follows the device. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  /** Per cent of the normal text size. */
  textSize: 100 | 125 | 150 | 200;
  contrast: 'system' | 'normal' | 'more';
  motion: 'system' | 'reduce';
}

export const APPEARANCE_KEY = 'caderneta.appearance';

export const DEFAULT_APPEARANCE: Appearance = { theme: 'system', textSize: 100, contrast: 'system', motion: 'system' };

const oneOf = <T>(allowed: readonly T[], value: unknown, fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback;

/** The stored choice; anything missing, unreadable or unknown falls back to the device's own setting. */
export function readAppearance(): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? 'null');
    const choice = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
    return {
      theme: oneOf(['system', 'light', 'dark'] as const, choice.theme, 'system'),
      textSize: oneOf([100, 125, 150, 200] as const, choice.textSize, 100),
      contrast: oneOf(['system', 'normal', 'more'] as const, choice.contrast, 'system'),
      motion: oneOf(['system', 'reduce'] as const, choice.motion, 'system'),
    };
  } catch {
    return DEFAULT_APPEARANCE;
  }
}

const mark = (name: string, value: string | null) => {
  const root = document.documentElement;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
};

/** Puts the choice on `<html>` at once. Call it before the first render with `readAppearance()`. */
export function applyAppearance(choice: Appearance): void {
  mark('data-theme', choice.theme === 'system' ? null : choice.theme);
  mark('data-text-size', choice.textSize === 100 ? null : String(choice.textSize));
  mark('data-contrast', choice.contrast === 'system' ? null : choice.contrast);
  mark('data-motion', choice.motion === 'system' ? null : choice.motion);
}

/** Applies the choice and keeps it in this browser. Returns false when the browser refuses storage (private mode). */
export function saveAppearance(choice: Appearance): boolean {
  applyAppearance(choice);
  try {
    localStorage.setItem(APPEARANCE_KEY, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}
