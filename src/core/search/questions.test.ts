/** What visitors ask, in the words that they use: each question finds its page or article among the first five. */
import { afterAll, expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { addStarterTexts } from '#test/starter.ts'

const organisation = await testCore()
const { search } = await addStarterTexts(organisation)
afterAll(() => organisation[Symbol.asyncDispose]())

const articles = {
  myths: 'Ten myths about sickle cell, and what is true',
  pain: 'Pain crisis: what helps at home, and when to go to hospital',
  guidelines: 'Ghana’s sickle cell guidelines of 2025, and four questions',
  pregnancy: 'WHO’s 2025 guide to sickle cell and pregnancy',
  paying: 'Paying for care: NHIS, hydroxyurea and MahamaCares',
  firstYear: 'My baby has sickle cell disease: the first year',
  herbs: 'Herbs, prayer and medicine side by side',
  cure: 'Can sickle cell disease be cured?',
  school: 'At school: one page for the teacher',
  erections: 'Boys and men: painful erections are an emergency',
  stroke: 'Stroke: know the signs, and ask about the TCD test',
  fever: 'Fever: go to hospital now',
  family: 'Know your genotype before you plan a family',
  contraception: 'A child now, later or never: planning your family',
  living: 'Living with it: mind, food, sport, travel and love',
  plan: 'Pain by day and by night: write your own plan',
} as const

const questions: [where: string, ...ways: string[]][] = [
  ['/get-tested', 'which test should I do', 'how do i get tested', 'what test before marriage'],
  ['/get-tested', 'how much is the genotype test', 'where to test in Tamale', 'price of electrophoresis'],
  ['/test-results', 'sickling positive', 'my slip says sickling negative what now', 'lab result meaning'],
  ['/genotype', 'AS and AS can we marry', 'can two AS marry', 'AS AS compatible'],
  ['/genotype', 'AS and SS baby', 'AC and AS children', 'AS with SC'],
  [articles.family, 'dating AS when do I tell', 'how do I tell my boyfriend my genotype'],
  ['/what-is-sickle-cell', 'sickle cell trait sport', 'AS football army', 'trait exercise'],
  [articles.paying, 'what does nhis pay', 'nhis insurance', 'hydroxyurea nhis'],
  [articles.guidelines, 'nhis insurance', 'hydroxyurea nhis'],
  ['/get-tested', 'newborn screening free', 'test my baby'],
  [articles.guidelines, 'penicillin for my child', 'vaccines for baby', 'antibiotics'],
  [articles.firstYear, 'penicillin for my child', 'vaccines for baby', 'my baby has sickle cell'],
  [articles.fever, 'my child has fever'],
  [articles.paying, 'hydroxyurea', 'what is hydroxyurea', 'hydroxurea'],
  ['/help', 'my child has fever', 'fever or malaria', 'body hot'],
  [articles.pain, 'pain at home what to do', 'pain crisis', 'crisis at home'],
  ['/help', 'pain at night no transport', 'severe pain no car'],
  [articles.pain, 'painkiller', 'paracetamol or tramadol', 'which medicine for pain'],
  [
    '/help',
    'urine like coca cola after blood transfusion',
    'black urine',
    'I gave birth two weeks ago and my leg is swollen',
  ],
  ['/help', 'temperature 37.6 under the arm is it fever'],
  ['/test-results', 'FSA', 'baby paper says FSA', 'result SD what does D mean'],
  ['/help', 'when should I go to hospital', 'warning signs', 'emergency'],
  ['/help', 'stroke signs', 'face twisted one side', 'stroke'],
  [articles.stroke, 'stroke', 'what is TCD'],
  [articles.erections, 'priapism', 'painful erection'],
  [articles.school, 'school teacher', 'boarding school', 'exams and sickle cell'],
  [articles.paying, 'mahamacares', 'Ghana Medical Trust Fund', 'who pays for treatment'],
  [articles.contraception, 'contraceptive', 'family planning', 'birth control sickle cell'],
  [articles.living, 'travel', 'can I fly', 'harmattan cold'],
  [articles.living, 'what to eat', 'alcohol', 'smoking', 'swimming', 'football'],
  [articles.living, 'depression', 'support group', 'sadness'],
  [articles.plan, 'pain at night', 'tramadol addiction', 'painkillers'],
  [articles.firstYear, 'folic acid', 'spleen', 'swollen hands baby'],
  [articles.stroke, 'TCD test for children'],
  ['/help', 'priapism', 'painful erection', 'penis hard'],
  ['/what-is-sickle-cell', 'leg ulcers', 'hip problems kidney', 'gallstones'],
  ['/get-involved', 'give blood', 'donate blood with AS', 'blood donor'],
  [articles.pregnancy, 'pregnancy', 'pregnant with sickle cell', 'maternity sickle cell WHO'],
  [articles.cure, 'cure', 'can sickle cell be cured', 'transplant'],
  [articles.herbs, 'herbs', 'herbal medicine cure', 'natural herbs'],
  [articles.herbs, 'prayer', 'is it a curse', 'witchcraft'],
  [articles.myths, 'herbs', 'is it a curse'],
  [articles.myths, 'how long do people live', 'life expectancy'],
  [articles.myths, 'can people with sickle cell work', 'job sickle cell'],
  ['/help', 'depression', 'I feel sad', 'suicide'],
  ['/help', 'spleen', 'fits', 'jaundice yellow eyes', 'swollen hands baby'],
  ['/get-tested', 'clinic near me test', 'hospital near me for testing'],
  ['/get-involved', 'volunteer', 'momo donate', 'how can I join'],
  ['/press', 'journalist', 'media interview', 'logo for press'],
  ['/what-is-sickle-cell', 'what is sickle cell', 'meaning of sickle cell disease'],
]

test.each(questions)('%s is found by what people ask', async (where, ...ways) => {
  for (const way of ways) {
    const { results } = await search.find(way, 1, 10)
    const first = results.slice(0, 5).flatMap(({ path, title }) => [path, title])
    expect(first, way).toContain(where)
  }
})

test.each(['my child has fever', 'chest pain', 'priapism', 'I want to die', 'she cannot breathe', 'stroke', 'suicide'])(
  '“%s” puts the help page first',
  async (query) => {
    const { results } = await search.find(query, 1, 10)
    expect(results[0]?.path).toBe('/help')
  },
)

test.each([
  ['FSA', /FSA is not FAS/],
  ['SD', /S and D \(SD\).*sickle cell disease/],
  ['side effect', /side effect can be too few blood cells/],
])('the first result for “%s” answers in its excerpt', async (query, answer) => {
  const { results } = await search.find(query, 1, 1)
  expect(results[0]?.excerpt).toMatch(answer)
})
