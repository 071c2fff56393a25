import { wording } from '#shared/wording.ts'

const [before, after] = wording.medicalSafety.split('112')

/** The medical safety notice, with the emergency number as a link. */
export const MedicalSafety = () => (
  <>
    {before}
    <a href="tel:112">112</a>
    {after}
  </>
)
