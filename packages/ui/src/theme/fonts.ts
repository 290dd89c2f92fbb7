// Both families come from their packages, so that no page asks another host for a font.
import './fonts.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
