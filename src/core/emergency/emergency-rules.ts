/**
 * Which groups of words, close to each other, make a message urgent. They follow the warning signs of the help page.
 * A wrong match puts a message that could have waited on top; a missed one leaves a person waiting. So when in doubt,
 * a rule is here.
 */

/** The groups, separated by spaces; after a slash, how many words lie between the first and the last at most. */
export const rules: readonly string[] = [
  // Fever
  ...[
    'somebody fever/5',
    'fever severe/5',
    'fever very/3',
    'fever notStopping/6',
    'fever measured/4',
    'fever medicine/9',
  ],
  ...[
    'temperature measured/5',
    'thermometer reading/6',
    'warmPlace hot/4',
    'hot very/2',
    'hot shiver/6',
    'hot notStopping/3',
    'hot helpless/8',
    'cough hot/6',
    'fever shiver/8',
  ],
  // Chest and breathing
  ...[
    'chest pain/6',
    'chest pressed/7',
    'breath negative/4',
    'breath fast/6',
    'breath pain/6',
    'oxygen gone/4',
    'heart fast/4',
  ],
  ...['cough fever/9', 'cough blood/5', 'cough chest/9', 'cough breath/9', 'face paleBlue/4', 'child paleBlue/4'],
  // Stroke
  ...[
    'face bent/5',
    'face weakened/5',
    'face cannot/4',
    'face negative use/6',
    'limb cannot use/5',
    'limb negative use/4',
    'limb weakened/4',
    'one limb weakened/8',
    'face numb/5',
  ],
  ...[
    'speech cannot/3',
    'speech lost/4',
    'speech oddly/5',
    'speech negative coming/6',
    'walk cannot/3',
    'had fits/3',
    'eyes bent/4',
  ],
  // Consciousness, headache, neck
  ...['wake negative/3', 'sleep negative wake/6', 'sleep always/4', 'headache severe/7', 'headache notStopping/7'],
  ...['headache very/4', 'headache vomit/9', 'headache fever/9', 'head pain severe/6', 'head pain notStopping/7'],
  ...['neck stiff/4', 'neck cannot/4', 'neck pain fever/9', 'neck pain headache/9'],
  // Blood, spleen, jaundice, weakness
  ...['skin pale/5', 'blood gone/3', 'lossOf blood/3 -donate', 'blood coming/4', 'yellow eyes/4', 'yellow weak/9'],
  ...[
    'urine dark/5',
    'weak very/3',
    'weak cannot/6',
    'weak walk/6',
    'somebody weak/3',
    'weak notStopping/6',
    'weak helpless/8',
    'child quiet/4',
  ],
  ...[
    'belly swollen/4',
    'belly pain severe/7',
    'belly pain helpless/9',
    'belly pain notStopping/8',
    'belly pain very/6',
  ],
  // Pain
  ...[
    'pain severe/6',
    'pain very/2',
    'pain notStopping/6',
    'pain helpless/8',
    'bones pain severe/8',
    'crisis severe/6',
  ],
  ...[
    'crisis notStopping/7',
    'crisis helpless/8',
    'crisis had/4',
    'crisis noWay transport/12',
    'medicine negative working/6',
  ],
  ...[
    'joint swellOnly/4',
    'limb swellOnly/6',
    'limb cry touch/9',
    'eyes swellOnly/4',
    'face swellOnly/4',
    'swellOnly notStopping/5',
    'swellOnly helpless/8',
    'penis swellOnly/5',
  ],
  // Babies and children
  ...[
    'child feed refuses/6',
    'feed refuses/3',
    'feed cannot/3',
    'baby feed negative/6',
    'baby cry/4',
    'baby cry touch/9',
    'feed negative notStopping/7',
    'urine cannot/4',
    'sleep notStopping/4',
    'baby cry notStopping/7',
  ],
  // Vomiting, eyes
  ...[
    'vomit sickAll/9',
    'somebody vomit/4',
    'eyes lost/5',
    'eyes cannot see/6',
    'see cannot changing/7 -screen',
    'see lost/3 -screen',
  ],
  ...['blind changing/4'],
  // Erection
  ...[
    'erection long/9',
    'somebody erection/5',
    'penis erect/6',
    'penis pain/6',
    'penis cry/8',
    'penis helpless/8',
    'penis long/8',
  ],
  // Pregnancy
  ...[
    'pregnant pregnancySign/9',
    'water broke/3',
    'baby kick less/5',
    'pregnant kick less/6',
    'pregnant blood coming/8',
    'pregnant belly pain/9',
  ],
  // Ending one's life
  ...['harm oneself/2', 'take poison/4'],
  // Help
  ...['urgent care/5', 'hospital noWay transport/8', 'very sick/2', 'severe sick/2', 'dying somebody/3'],
]

/** One word is enough, unless the message only asks a general question. */
export const singleWords = [
  ...[
    'breathless',
    'fainted',
    'fit',
    'confused',
    'drowsy',
    'fever',
    'chills',
    'vomit',
    'bleed',
    'pallor',
    'yellow',
    'erection',
  ],
  ...['attack', 'dying', 'unsteady', 'dehydrated', 'hopeless', 'headache', 'blurred', 'overdose'],
]

/** Signs that are too frequent in ordinary messages, but put the help page first in the search. */
export const signNames = [
  ...singleWords,
  'warning',
  'fits',
  'spleen',
  'chest',
  'suicide',
  'alarm',
  'poison',
  'blind',
  'chills',
]

/** One word is enough in any message. */
export const alwaysUrgent = ['alarm', 'suicide']

/** Phrases in which the order of words matters, in any message: text after the replacements, with a space at each end. */
export const phrases: readonly RegExp[] = [
  / (?:want|wan|wanna|wish|like|prefer|better|rather|ready|going|about|wants|go|will|might|may) (?:to |i |if i |that i |was |were |be )*(?:die|dying|dead|death) /,
  / think(?:ing|s)? (?:of|about|abt) (?:\w+ )?(?:die|dying|death|ending|killing|end|kill) /,
  / (?:end|ending|take|taking|took) (?:my|his|her|their|own|my own) (?:own )?li(?:fe|ves) /,
  / (?:end|ending|finish) (?:it|it all|everything|things|the pain|the suffering|all this|this life) /,
  / (?:not|no longer|cannot|refuses|no reason to|dont|nothing to) (?:want to |wanna |wan |feel like )?(?:live|living|be alive|go on|continue living|exist|wake up|see tomorrow|be here|be in this world) /,
  / (?:tired|fed up|sick|done|enough) (?:of|with) (?:my |this |the |everything in )?(?:life|living|world|existence) /,
  / (?:life|living) (?:is|be|has|no|not|dey) (?:\w+ ){0,3}(?:worth|meaning\w*|useless|hopeless|worthless|point) /,
  / (?:leave|leaving|quit) (?:this |the )?world /,
  / (?:nobody|no one|noone|none|who) (?:will|would|go|is going to) (?:\w+ )?miss me /,
  / (?:reason|need|point) (?:to|for|in|of) (?:live|living|be alive|being alive|go on|going on|life) /,
  / want (?:\w+ ){1,3}to (?:end|be over|finish) /,
  / (?:death|dying|dead|to die) (?:is |be |would be |go )?(?:\w+ )?(?:better|easier|best) /,
  / (?:self ?harm|cut\w* (?:my|his|her) (?:wrists?|veins?|arms?)|jump\w* (?:off|from|into|down)|(?:weed|rat|insect) (?:killer|poison)) /,
  / (?:goodbye|good bye|bye) (?:everyone|everybody|world|all|my family)|my last message/,
  / (?:better off|happier|fine) (?:without me|if i|when i) /,
  / (?:when|if|after) i(?:m| am|m)? (?:gone|dead|die|no more) /,
  / wish i (?:was|were|had|could|did) (?:\w+ )?(?:never|not|dead|be dead|born|sleep)/,
  / (?:give|gave|giving|given) up on (?:life|living|myself|oneself|everything) /,
  / (?:took|taken|swallow\w*|drank|drink|take) (?:all|plenty|many|too many|whole|the whole|lot of|overdose|\d\d+) (?:\w+ ){0,2}(?:tablet\w*|pills|medicine\w*|drug\w*|paracetamol) /,
  / (?:he|she|they|him|her|child|son|daughter|mother|father|brother|sister|wife|husband|boy|girl) (?:\w+ ){0,2}(?:not|cannot) (?:even )?(?:know\w*|understand\w*|recogni\w*|remember\w*) (?:where|who|what|us|me|people|anybody|anyone|oneself|his|her|name) /,
  / (?:he|she|him|her|child|son|daughter|mother|father|brother|sister|wife|husband|boy|girl) (?:\w+ ){0,2}(?:talking|says|saying|talks|speaking) (?:\w+ ){0,4}(?:not sensible|nonsense|rubbish|anyhow|not clear) /,
  / (?:not|refuses|cannot) (?:even )?mind (?:me|us|anybody) /,
  / (?:he|she|child|son|daughter|mother|father|brother|sister|wife|husband|boy|girl) (?:\w+ ){0,2}(?:not|refuses|cannot) (?:even )?(?:answer|react|talk)/,
  / (?:pain\w*|hurt\w*|disturb\w*|worry\w*|bit(?:e|ing)|do) (?:me|him|her) /,
  / (?:chin (?:\w+ ){0,3}chest|chest (?:\w+ ){0,3}chin) /,
  / (?:cannot|refuses|not|nothing) (?:\w+ ){0,3}(?:keep|hold|stay)\w* (?:\w+ ){0,3}(?:down|inside|in) /,
  / breath\w* like /,
  / not oneself /,
  / lost (?:\w+ )?(?:feeling|sensation|use|strength) /,
  / (?:is|are|dey) (?:killing|finishing) (?:me|him|her) /,
  / (?:dey|go|wan) (?:die|faint|collapse) /,
  / want to give up | cannot (?:go on|carry on|take (?:it|this) (?:anymore|any more|again)) /,
  / pain\w* (?:\w+ ){0,4}(?:never|unusual|different|strange) | (?:unusual|new|strange|different|another) pain/,
  / cannot (?:even )?(?:finish|complete) (?:\w+ )?(?:sentence|word)/,
  / life (?:is|has|be) (?:finish\w*|over) /,
  / pain\w* (?:all|everywhere|every part)/,
  / in (?:\w+ )?(?:crisis|pain|pains|agony|danger) /,
  / (?:is|am|im|are|dey|been|started|still) (?:sickling|paining|in pain|vomiting|fitting|bleeding|shaking|fainting|swelling|suffering) /,
  / (?:38|39|40|41) (?:\d |degree|celsius|since)/,
  / (?:[789]|10) (?:out of |over )?10 /,
  / (?:lost|losing|loses|lose|no) (?:his |her |my |the )?balance /,
  / (?:hb|haemoglobin|hemoglobin|pcv|blood level) (?:\w+ ){0,3}(?:[1-7]|low|dropp\w*) /,
  / (?:years? old|is|am) (?:\w+ )?paralys/,
  / (?:heart attack|heart has stopped|heart stopped|life threatening|not moving|no pulse|cold and stiff|burning up) /,
  / (?:foaming|foam) (?:\w+ ){0,3}mouth /,
  / (?:come and |somebody |someone |god |lord )(?:help|save) (?:me|us|him|her|my|the) /,
  / (?:help|save) (?:me|us|him|her) (?:\. |please |pls |plz |o+ |abeg )?$/,
  / (?:stars|flashes) (?:\w+ ){0,3}(?:eyes|face|swollen|headache) /,
]

/** The message asks for knowledge. */
export const enquiries =
  / (?:(?:want|like|love|wish|need|wants|wanted) to (?:know|ask|learn|understand|find out)|tell (?:me|us) (?:more )?about|what (?:is|are|was|causes?|does)|is it true|meaning of|(?:sign|symptom|cause|type|kind)s? of|difference|how (?:do|can|does|to) (?:you|we|i|one|people|prevent|treat|know|tell)|does|can (?:a |an )?(?:person|people|someone|somebody|child|sickle)|information (?:on|about)|article|leaflet\w*|volunteer\w*|newsletter|unsubscribe|interview|assignment|essay|project work|presentation|partner\w*|invite\w*) /

/** It was long ago, unless a word says that it is now. */
export const longAgo =
  / (?:last year|years? ago|months? ago|last month|when (?:i|he|she) was|used to|passed away|lost (?:my|our|his|her) (?:\w+ )?(?:brother|sister|son|daughter|child\w*|mother|father|friend|husband|wife|baby|uncle|aunt\w*|cousin|twin)|in the past|history of|previously|as (?:a )?child|(?:my|our|his|her) story) /
export const nowAgain = / (?:now|today|since|still|again|tonight|morning|at the moment|currently|yesterday) /
