import { sicklePath } from '#ui/art/sickle.ts'

/** Two in a hundred is one in fifty: one sickle among 49 cells. The words beside it say the same. */
export const OneInFifty = () => (
  <svg viewBox="0 0 400 200" aria-hidden="true">
    <pattern id="cells" width="40" height="40" patternUnits="userSpaceOnUse">
      <circle cx="20" cy="20" r="15" fill="#e0656a" />
      <circle cx="20" cy="20" r="10" fill="#ee8f8f" />
      <circle cx="19" cy="19" r="6" fill="#fbe2dd" />
    </pattern>
    <path d="M0 0h400v200H0z" fill="url(#cells)" />
    <path d="M240 80h40v40h-40z" fill="var(--red-600)" />
    <path d={sicklePath} fill="var(--gold-400)" transform="translate(264 100)rotate(35)scale(15)" />
  </svg>
)
