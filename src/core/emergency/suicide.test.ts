/** A person who does not want to live any more gets kind sentences, and not a list of the signs of illnesses. */
import { describe, expect, test } from 'vitest'
import further from '#test/visitor-messages/further.json' with { type: 'json' }
import { dangerIn } from './emergency.ts'

const wants = [
  'do not want',
  'don’t want',
  'dont want',
  'don t want',
  'no longer want',
  'never want',
  'dont wanna',
  'no wan',
]
const lives = [
  'to live',
  'to live any more',
  'to live anymore',
  'to be alive',
  'to go on living',
  'to exist',
  'to wake up tomorrow',
]
const wordings = [
  ...wants.flatMap((want) => lives.map((live) => `I ${want} ${live}`)),
  ...['want', 'wan', 'just wanna', 'really want'].flatMap((want) =>
    ['to die', 'die', 'to be dead'].map((die) => `I ${want} ${die}`),
  ),
  ...['kill', 'hang', 'drown'].flatMap((kill) => ['my self', 'myself'].map((self) => `I want to ${kill} ${self}`)),
  ...['end my life', 'take my own life', 'end it all', 'leave this world'].map((end) => `I am going to ${end}`),
  ...['my life', 'living', 'life', 'this world'].flatMap((life) =>
    ['tired of', 'fed up with', 'sick of'].map((tired) => `I am ${tired} ${life}`),
  ),
  ...[
    'There is no reason to live',
    'I see no point in living',
    'My life is worthless',
    'life is not worth living',
    'Nobody will miss me',
  ],
  ...[
    'I wish I was never born',
    'They would be better off without me',
    'I am thinking of suicide',
    'I feel suicidal',
    'Death is better',
    'I feel hopeless',
  ],
]
const around = ['', 'Hello, I am a sickler from Kumasi. ', 'Please help. ', 'My husband left me and ']

/** Misspellings of one letter in a word of six letters or more, and repeated letters. */
const misspelt = (text: string) => text.replace(/suicid/g, 'sucid').replace(/die\b/, 'dieee')

const illnesses = [
  'My son has a fever of 39',
  'She cannot breathe',
  'my chest is paining me',
  'The baby is not feeding',
  'face twisted since morning',
  'I am pregnant and bleeding',
]

describe('a person who does not want to live', () => {
  test.each(wordings)('is recognised: %s', (wording) => {
    for (const before of around)
      for (const text of [before + wording, (before + wording).toUpperCase(), `${before}${misspelt(wording)}.`])
        expect([text, dangerIn(text)]).toEqual([text, 'suicide'])
  })

  test.each(illnesses)('with an illness gets both: %s', (illness) => {
    for (const wording of wordings) {
      expect([wording, dangerIn(`${illness}. ${wording}`)]).toEqual([wording, 'both'])
      expect([wording, dangerIn(`${wording}. ${illness}`)]).toEqual([wording, 'both'])
    }
  })

  test.each([
    'My sister says that she wants to die',
    'My son wants to kill himself',
    'I have taken all the tablets',
    'I drank weedicide, I want to die',
    'The pain is so bad that I want it to stop, I feel like dying',
    'i cannot take this anymore',
  ])('who may need a doctor, or is somebody else, gets both: %s', (text) => expect(dangerIn(text)).toBe('both'))
})

describe('an illness', () => {
  test.each([
    'My child won’t wake up',
    'he refuses to wake up',
    'She is going to die',
    'I do not want to die, my chest hurts',
    'My child drank kerosene',
    'Will I die? I have a fever of 39',
    'the pain is killing me',
    ...illnesses,
  ])('is no wish to die: %s', (text) => expect(dangerIn(text)).toBe('illness'))

  test.each(['Will my baby be fine if I breastfeed?', 'What do I need to live well?', 'How long do people live?'])(
    'an ordinary question is neither: %s',
    (text) => expect(dangerIn(text)).toBeUndefined(),
  )
})

test('no message about an illness alone gets the kind sentences alone', () => {
  const about =
    /\b(die|dead|death|live|living|life|alive|suicid\w*|kill\w*|myself|my self|world|hopeless|miss me|born|give up|end|ending)\b/i
  const wrong = [...further.urgent, ...further.ordinary].filter(
    (text) => !about.test(text) && dangerIn(text) === 'suicide',
  )
  expect(wrong).toEqual([])
})
