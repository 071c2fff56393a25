export const whatIsVoima =
  'A youth-led non-profit in Ghana, working against sickle cell disease. We bring facts, free screening and help with medicine to communities, support research, and build technology.'

export const story = {
  opening: 'About 15,000 babies are born with sickle cell disease in Ghana each year. Most are not diagnosed at birth.',
  rest: [
    'Their families learn late, often in a crisis. Some are told it is a curse. It is not. It comes from two parents’ genes, and it is nobody’s fault.',
    'Young people decided to act. We want every person to know their genotype, every baby to be tested, and no one to be alone.',
  ],
} as const

export const approach = [
  { name: 'Listen', text: 'We start with what people already know and fear.' },
  { name: 'Test early', text: 'A result before a crisis can save a life.' },
  { name: 'Explain simply', text: 'Short words, and no blame.' },
  { name: 'Stand beside families', text: 'At the clinic, at school, on hard days.' },
  { name: 'Learn and share', text: 'We check our facts and say where they come from.' },
] as const
