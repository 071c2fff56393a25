import { wording } from '#shared/wording.ts'

const [before, after] = wording.medicalSafety.split('112')

/** The number can be tapped wherever the sentence stands. */
export const MedicalSafety = () => (
  <>
    {before}
    <a href="tel:112">112</a>
    {after}
  </>
)
