/** The site's own pages, as search knows them. Their words change with a release, so they are kept here and in no table. */
export const sitePages = [
  {
    path: '/help',
    title: 'Get help now',
    text: 'Emergency: call 112 or go to the nearest hospital. Warning signs: fever, chest pain, hard breathing, signs of a stroke, very pale or weak, severe pain, painful erection, sudden change in sight, trouble in pregnancy. What to tell the staff.',
  },
  {
    path: '/genotype',
    title: 'Know your genotype',
    text: 'Two parents, their genotypes and the chances for each pregnancy: AA, AS, SS, AC, SC, CC. What carrier and trait mean. How to get tested: ask for haemoglobin electrophoresis.',
  },
  {
    path: '/about',
    title: 'About Voima',
    text: 'What is Voima? A youth-led non-profit in Ghana, working against sickle cell disease. Our story, our approach and our team.',
  },
  {
    path: '/contact',
    title: 'Contact us',
    text: 'Send a message, write an email, volunteer, donate or ask a question. Our place on the map.',
  },
] as const
