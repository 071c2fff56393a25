/**
 * Regular expressions that recognise an urgent message where single words are not enough: by the order of words, a
 * question, a time. `emergency.ts` applies them.
 */

/**
 * The person does not want to live any more. The text is what is left after the replacements, with a space at each end.
 */
export const suicidePhrases: readonly RegExp[] = [
  /(?<! not| never| cannot) (?:want|wan|wanna|wish|prefer|better|rather|ready|wants) (?:to |i |if i |that i |was |were |be )*(?:die|dead|death) /g,
  / think(?:ing|s)? (?:of|about|abt) (?:\w+ )?(?:die|dying|death|ending|killing|end|kill) /g,
  / (?:end|ending|take|taking|took) (?:my|his|her|their|own|my own) (?:own )?li(?:fe|ves) /g,
  / (?:(?:end|ending) (?:it|it all|everything|things|all this|this life)|finish (?:it all|this life)) /g,
  / (?:not|no|no longer|never|refuses) (?:want|wanna|wan|wish|feel like) (?:to )?(?:live|living|be alive|being alive|go on|continue living|exist|existing|wake up|waking up|see tomorrow|be here|be in this world) /g,
  / (?:no reason|nothing) to (?:live|go on|wake up) /g,
  / (?:tired|fed up|sick|done|enough) (?:of|with) (?:my |this |the |everything in )?(?:life|living|world|existence) /g,
  / (?:life|living) (?:is|be|has|no|not|dey) (?:\w+ ){0,3}(?:worth|meaning\w*|useless|hopeless|worthless|point) /g,
  / (?:leave|leaving|quit) (?:this |the )?world /g,
  / (?:nobody|no one|noone|none|who) (?:will|would|go|is going to) (?:\w+ )?miss me /g,
  / (?:no|any|the|see) (?:reason|need|point) (?:to|for|in|of) (?:live|living|be alive|being alive|go on|going on|life) /g,
  / want (?:it|it all|everything|life|my life|all this) to (?:end|be over|finish) /g,
  / (?:death|dying|dead|to die) (?:is |be |would be |go )?(?:\w+ )?(?:better|easier|best) /g,
  / (?:goodbye|good bye|bye) (?:everyone|everybody|world|all|my family)|my last message/g,
  / (?:better off|happier|fine) (?:without me|(?:if|when) i (?:\w+ )?(?:gone|dead|die|not|no more)) /g,
  / wish i (?:was|were|had|could|did) (?:\w+ )?(?:never|not|dead|be dead|born|sleep)/g,
  / (?:give|gave|giving|given) up on (?:life|living|myself|oneself|everything) /g,
  / life (?:is|has|be) (?:finish\w*|over) /g,
  / (?:kill?|hang|drown|shoot)(?:s|ing)? oneself /g,
]

/** The same, or pain that is hard to bear, or an attempt to end one's life: the person may need a doctor at once, too. */
export const unclearPhrases: readonly RegExp[] = [
  / like (?:i |to |was |were |be )*(?:die|dying|dead|death) /,
  / (?:end|ending|finish) (?:the|this|my) (?:pain|suffering) /,
  / want (?:\w+ ){1,3}to (?:end|be over|finish) /,
  / (?:self ?harm|cut\w* (?:my|his|her) (?:wrists?|veins?|arms?)|jump\w* (?:off|from|into|down)|(?:weed|rat|insect) (?:killer|poison)) /,
  / (?:took|taken|swallow\w*|drank|drink|take) (?:all|plenty|many|too many|whole|the whole|lot of|overdose|\d\d+) (?:\w+ ){0,2}(?:tablet\w*|pills|medicine\w*|drug\w*|paracetamol) /,
  / want to give up | cannot (?:go on|carry on|take (?:it|this) (?:anymore|any more|again)) /,
  / (?:when|if|after) i(?:m| am|m)? (?:gone|dead|die|no more) /,
  / cannot (?:live|exist|continue living)(?! (?:long|past|beyond|in|with|without)) /,
]

/** Phrases about an illness in which the order of words matters, in any message. */
export const phrases: readonly RegExp[] = [
  / (?:going|about|go|will|might|may) (?:to |be )*(?:die|dying|dead|death) /,
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
  / pain\w* (?:\w+ ){0,4}(?:never|unusual|different|strange) | (?:unusual|new|strange|different|another) pain/,
  / cannot (?:even )?(?:finish|complete) (?:\w+ )?(?:sentence|word)/,
  / pain\w* (?:all|everywhere|every part)/,
  / in (?:\w+ )?(?:crisis|pain|pains|agony|danger) /,
  / (?:is|am|im|are|dey|been|started|still) (?:sickling|paining|in pain|vomiting|fitting|bleeding|shaking|fainting|swelling|suffering) /,
  / (?:37 [5-9] |(?:38|39|40|41) (?:\d |degree|celsius|since))/,
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

/** The message asks a general question. */
export const enquiries =
  / (?:(?:want|like|love|wish|need|wants|wanted) to (?:know|ask|learn|understand|find out)|tell (?:me|us) (?:more )?about|what (?:is|are|was|causes?|does)|is it true|meaning of|(?:sign|symptom|cause|type|kind)s? of|difference|how (?:do|can|does|to) (?:you|we|i|one|people|prevent|treat|know|tell)|does|can (?:a |an )?(?:person|people|someone|somebody|child|sickle)|information (?:on|about)|article|leaflet\w*|volunteer\w*|newsletter|unsubscribe|interview|assignment|essay|project work|presentation|partner\w*|invite\w*) /

/** The message is about the past, unless a word says that it is now. */
export const longAgo =
  / (?:last year|years? ago|months? ago|last month|when (?:i|he|she) was|used to|passed away|lost (?:my|our|his|her) (?:\w+ )?(?:brother|sister|son|daughter|child\w*|mother|father|friend|husband|wife|baby|uncle|aunt\w*|cousin|twin)|in the past|history of|previously|as (?:a )?child|(?:my|our|his|her) story) /
export const nowAgain = / (?:now|today|since|still|again|tonight|morning|at the moment|currently|yesterday) /
