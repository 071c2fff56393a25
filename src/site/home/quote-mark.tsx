/** Two cells with tails make a quotation mark. */
export const QuoteMark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 170 124" aria-hidden="true">
    <path d="M64 0C20 10 0 44 0 82a38 38 0 1 0 40-38C40 26 48 10 64 0z" fill="var(--cell-rim)" />
    <circle cx="37" cy="82" r="16" fill="var(--cell-centre)" />
    <path d="M158 0C114 10 94 44 94 82a38 38 0 1 0 40-38c0-18 8-34 24-44z" fill="var(--gold-400)" />
    <circle cx="131" cy="82" r="16" fill="var(--gold-300)" />
  </svg>
)
