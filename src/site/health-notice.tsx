import { wording } from '#shared/wording.ts'

const [before, after] = wording.medicalSafety.split('112')

/** The phone number is always a link. */
export const MedicalSafety = () => (
  <>
    {before}
    <a href="tel:112">112</a>
    {after}
  </>
)
