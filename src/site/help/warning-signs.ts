/** Uses the most cautious of the published thresholds everywhere: 38 °C. */
export const warningSigns = [
  {
    sign: 'Fever of 38 °C or more',
    more: 'or hot and shivering. In a baby or child it may be the only sign of a dangerous infection.',
  },
  { sign: 'Chest pain, or fast or hard breathing', more: 'or a cough with fever.' },
  {
    sign: 'Signs of a stroke, even in a child',
    more: 'Face dropping, weak arm or leg, trouble speaking or walking, sudden bad headache, a fit, confusion.',
  },
  { sign: 'Very pale, very weak or hard to wake', more: 'or a belly swollen on the left, under the ribs.' },
  { sign: 'Pain that is severe or new', more: 'or pain that does not settle with your usual medicine.' },
  { sign: 'Painful erection for 2 hours or more', more: '' },
  { sign: 'Sudden change in sight', more: 'or being sick again and again and not keeping fluids down.' },
  {
    sign: 'Pregnant, with any of these',
    more: 'or bleeding, a bad headache, or the baby moving less.',
  },
] as const

export const whatToTellStaff = ['I have sickle cell disease.', 'My child has sickle cell disease.'] as const

export const helpSources = [
  {
    name: 'CDC: fever and sickle cell disease',
    href: 'https://www.cdc.gov/sickle-cell/complications/fever.html',
  },
  {
    name: 'London North West NHS trust: medical emergencies',
    href: 'http://sickle-thal.nwlh.nhs.uk/ForPatients/MedicalEmergenciesAdultSickleCell.aspx',
  },
  {
    name: 'London North West NHS trust: illness at home',
    href: 'http://www.sickle-thal.nwlh.nhs.uk/ForPatients/ManagingIllnessAtHomeSickleCell.aspx',
  },
  {
    name: 'UCLH: sickle cell disease in adulthood',
    href: 'https://www.uclh.nhs.uk/patients-and-visitors/patient-information-pages/sickle-cell-disease-adulthood',
  },
  {
    name: 'Citi Newsroom: 112, one number for emergencies in Ghana (2020)',
    href: 'https://citinewsroom.com/2020/01/nana-addo-commissions-307-ambulances-photos/',
  },
] as const
