import { emergencyNumber } from '#shared/country/country.ts'
import { wording } from '#shared/wording.ts'
import { EmergencyNumber } from './emergency-help.tsx'

const [before, after] = wording.medicalSafety.split(emergencyNumber)

/** The medical safety notice, with the emergency number as a link. */
export const MedicalSafety = () => (
  <>
    {before}
    <EmergencyNumber />
    {after}
  </>
)
