import { studio } from '#src/copy/studio.ts';

export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={className}>
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="8" fill="var(--fixed-red)" />
        <path
          d="M7 22.5c1.5-5.5 3.5-9.5 6-9.5 4 0 3.5 8 7.5 8 3 0 4.5-4.5 6.5-9.5"
          fill="none"
          stroke="var(--fixed-cream)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="5.5 5"
        />
      </svg>
      {studio.name.toLowerCase()}
    </span>
  );
}
