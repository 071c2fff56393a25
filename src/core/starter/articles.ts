/** The starter articles: the title, tags and image description of each. The texts are the .md files in this folder. */
import type { Kind } from '#shared/feeds.ts'

/**
 * The text is `<name>.md` and the drawing `<name>.svg` in this folder; texts.ts describes how a text cites its sources.
 * No text lists warning signs of its own: the link of warning-signs-box.ts, alone in a paragraph, is replaced by the
 * shared list. Without it, the list is at the end.
 */
export type StarterArticle = {
  kind: Kind
  name: string
  title: string
  imageAlt: string
  /** The focal point from the left, in percent, if a square in the middle would cut off what the drawing is about. */
  focusX?: number
  tags: string[]
}

/** The newest first, within each kind. */
export const starterArticles: StarterArticle[] = [
  {
    kind: 'news',
    name: 'national-guidelines',
    title: 'Ghana’s sickle cell guidelines of 2025, and four questions',
    imageAlt: 'At the door of a clinic, a nurse hands a family a sheet of paper.',
    tags: ['Ghana', 'Testing'],
  },
  {
    kind: 'news',
    name: 'world-sickle-cell-day',
    title: '19 June is World Sickle Cell Day: five ways to take part',
    imageAlt: 'Four people with blood cell badges meet at a market stall.',
    tags: ['Ghana', 'Taking part'],
  },
  {
    kind: 'news',
    name: 'pregnancy-guide',
    title: 'WHO’s 2025 guide to sickle cell and pregnancy',
    imageAlt: 'A midwife holds a small device to the belly of a pregnant woman.',
    tags: ['Pregnancy'],
  },
  {
    kind: 'blog',
    name: 'fever',
    title: 'Fever: go to hospital now',
    imageAlt:
      'At night, a mother holds her child and walks to a hospital with lit windows. A large thermometer shows a fever.',
    focusX: 10,
    tags: ['Guide', 'Fever', 'Children'],
  },
  {
    kind: 'blog',
    name: 'malaria',
    title: 'Malaria: net, medicine, vaccine and G6PD',
    imageAlt: 'A child sleeps under a net. Outside the net are mosquitoes, and a nurse holds up a vaccine.',
    focusX: 10,
    tags: ['Guide', 'Malaria', 'Children'],
  },
  {
    kind: 'blog',
    name: 'first-year',
    title: 'My baby has sickle cell disease: the first year',
    imageAlt: 'Two parents stand close together. The mother holds a baby in a cloth, and the sun is behind them.',
    tags: ['Guide', 'Children', 'Family'],
  },
  {
    kind: 'blog',
    name: 'sickling-positive',
    title: 'Sickling positive or negative: what your paper says',
    imageAlt: 'Two hands hold a small laboratory paper with a red and an empty circle. A blood tube is beside it.',
    tags: ['Guide', 'Testing'],
  },
  {
    kind: 'blog',
    name: 'pain-plan',
    title: 'Pain by day and by night: write your own plan',
    imageAlt: 'A person rests in bed at night. On the wall hangs a sheet of paper with a plan, and the moon shines in.',
    focusX: 30,
    tags: ['Guide', 'Pain'],
  },
  {
    kind: 'blog',
    name: 'painful-erections',
    title: 'Boys and men: painful erections are an emergency',
    imageAlt: 'A father and his teenage son stand side by side and talk. The son holds a cup of water.',
    focusX: 40,
    tags: ['Guide', 'Boys and men', 'Pain'],
  },
  {
    kind: 'blog',
    name: 'eyes-hips-legs',
    title: 'Eyes, hips and legs: ask before it hurts',
    imageAlt: 'A person stands. Circles mark an eye, a hip and an ankle, and a large eye looks at the reader.',
    focusX: 60,
    tags: ['Guide', 'Eyes', 'Pain'],
  },
  {
    kind: 'blog',
    name: 'stroke',
    title: 'Stroke: know the signs, and ask about the TCD test',
    imageAlt: 'A health worker holds a small device against the side of a child’s head. A screen shows a wave.',
    focusX: 70,
    tags: ['Guide', 'Stroke', 'Children'],
  },
  {
    kind: 'blog',
    name: 'transfusion',
    title: 'Blood transfusion: why, what to ask, what to watch',
    imageAlt: 'A bag of blood hangs beside a bed. A tube leads to the arm of a woman, and a nurse stands beside her.',
    focusX: 20,
    tags: ['Guide', 'Treatment'],
  },
  {
    kind: 'blog',
    name: 'paying-for-care',
    title: 'Paying for care: NHIS, hydroxyurea and MahamaCares',
    imageAlt:
      'At a counter, a woman with a child shows a card to a worker. A shelf with boxes of medicine is behind them.',
    focusX: 60,
    tags: ['Guide', 'Costs'],
  },
  {
    kind: 'blog',
    name: 'where-to-go',
    title: 'CHPS and polyclinics: what each place can do',
    imageAlt:
      'A road leads from a small health post past a health centre to a large hospital. A mother carries a child along it.',
    focusX: 70,
    tags: ['Guide', 'Clinics', 'Costs'],
  },
  {
    kind: 'blog',
    name: 'family-planning',
    title: 'A child now, later or never: planning your family',
    imageAlt: 'A pregnant woman and her partner sit with a nurse and talk.',
    tags: ['Guide', 'Pregnancy', 'Family'],
  },
  {
    kind: 'blog',
    name: 'after-birth',
    title: 'After the birth: you, your baby and breastfeeding',
    imageAlt:
      'A mother sits and holds her baby. The father stands behind her with a cup of water, and a midwife writes.',
    focusX: 20,
    tags: ['Guide', 'Pregnancy', 'Family'],
  },
  {
    kind: 'blog',
    name: 'herbs-and-prayer',
    title: 'Herbs, prayer and medicine side by side',
    imageAlt: 'An older woman and a young man stand at a table with a bowl of leaves and a box of tablets.',
    tags: ['Guide', 'Faith and tradition'],
  },
  {
    kind: 'blog',
    name: 'can-it-be-cured',
    title: 'Can sickle cell disease be cured?',
    imageAlt: 'A brother and a sister hold hands. An arc with blood cells goes from her to him.',
    tags: ['Guide', 'Treatment'],
  },
  {
    kind: 'blog',
    name: 'at-school',
    title: 'At school: one page for the teacher',
    imageAlt:
      'A teacher stands at a blackboard in front of three pupils. One of them has a bottle of water on the desk.',
    focusX: 70,
    tags: ['Guide', 'Children', 'School'],
  },
  {
    kind: 'blog',
    name: 'bedwetting',
    title: 'When a child wets the bed',
    imageAlt: 'A father and a child change the sheet of a bed at night. A lamp is on, and the moon is in the window.',
    tags: ['Guide', 'Children', 'Family'],
  },
  {
    kind: 'blog',
    name: 'living-with-it',
    title: 'Living with it: mind, food, sport, travel and love',
    imageAlt: 'Three friends walk under trees. One carries a ball, one a bag and one a bottle of water.',
    tags: ['Guide', 'Everyday life'],
  },
  {
    kind: 'blog',
    name: 'know-your-genotype',
    title: 'Know your genotype before you plan a family',
    imageAlt:
      'Two parents above their four children. Signs show that both parents are carriers. One child has no sickle gene, two are carriers, and one has the disease.',
    tags: ['Testing', 'Family'],
  },
  {
    kind: 'blog',
    name: 'pain-crisis',
    title: 'Pain crisis: what helps at home, and when to go to hospital',
    imageAlt:
      'A large hand holds a child’s hand. Above them, sickle cells block a blood vessel, and round cells queue behind them.',
    tags: ['Pain'],
  },
  {
    kind: 'blog',
    name: 'ten-myths',
    title: 'Ten myths about sickle cell, and what is true',
    imageAlt:
      'Under a large tree, an older woman with a walking stick talks with three young people about a blood cell.',
    tags: ['Myths'],
  },
]
