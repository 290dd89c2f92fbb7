import type { light } from './palette.data.ts';

/** What the high contrast variant changes: text, edges and meanings gain contrast; the softs and the board stay. */
type Overrides = Partial<Record<keyof typeof light, string>>;

/** On the board and the camera, which are dark in both themes. */
const onDark = {
  boardLine: '#8fb5a4',
  onBoard: '#ffffff',
  onBoardMuted: '#dcebe2',
  camLine: '#a9c6b8',
  onCam: '#ffffff',
  onCamMuted: '#dcebe2',
};

export const lightMore: Overrides = {
  surfaceSunken: '#f5f2e9',
  text: '#0a120e',
  textMuted: '#2c362f',
  textFaint: '#3f4a43',
  border: '#6a6554',
  borderStrong: '#3a372a',
  marginLine: '#b45a47',
  brand: '#0f3f30',
  brandHover: '#08291f',
  success: '#0c4a1f',
  warning: '#573700',
  danger: '#84180f',
  dangerHover: '#65110a',
  info: '#0b3c6d',
  focus: '#0b3c6d',
  ...onDark,
};

export const darkMore: Overrides = {
  surfaceSunken: '#101816',
  text: '#ffffff',
  textMuted: '#d6e0da',
  textFaint: '#bccac2',
  border: '#7c8f86',
  borderStrong: '#b6c6bd',
  marginLine: '#c98678',
  brand: '#a8e6cb',
  brandHover: '#c6f2de',
  success: '#b3f0b7',
  warning: '#fbdf9b',
  danger: '#ffc5bb',
  dangerHover: '#ffd9d2',
  info: '#c0dfff',
  focus: '#c0dfff',
  ...onDark,
};
