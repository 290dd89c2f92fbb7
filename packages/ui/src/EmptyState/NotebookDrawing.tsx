import { vars } from '../theme/contract.css.ts';

/** An open notebook with a pencil: the motif of sign-in and empty states only. */
export function NotebookDrawing() {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" fill="none" aria-hidden="true">
      <rect x="22" y="8" width="74" height="92" rx="7" fill={vars.surfaceRaised} stroke={vars.text} strokeWidth="2" />
      <path d="M38 8v92" stroke={vars.marginLine} strokeWidth="2" />
      <path d="M48 28h36M48 42h36M48 56h36M48 70h36M48 84h36" stroke={vars.border} strokeWidth="2" />
      <path d="M22 24h-6m6 16h-6m6 16h-6m6 16h-6m6 16h-6" stroke={vars.text} strokeWidth="2.4" strokeLinecap="round" />
      <g transform="translate(66 62) rotate(-38)">
        <path d="m0 0 12-5.5h42v11H12z" fill={vars.accent} />
        <path d="m0 0 12-5.5v11z" fill="#e9c9a0" />
        <path d="m0 0 4.5-2v4z" fill="#26312c" />
        <path d="M54-5.5h7v11h-7z" fill="#c9d0cb" />
        <path d="M61-5.5h4a5.5 5.5 0 0 1 0 11h-4z" fill="#d98b7c" />
        <path
          d="m0 0 12-5.5h49v0h4a5.5 5.5 0 0 1 0 11h-4H12z"
          stroke={vars.text}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
