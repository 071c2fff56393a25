/** Pieces of Markdown: a text that repeats one of them has as many signs as it can. */
export const markedTexts = [
  ...['[a](b)', '[a](b)\n', 'http://a.b ', '//a.b ', 'www.a.com ', 'ama@who.com ', '<http://a.b> ', '![a](b)'],
  ...['![a](b "c")\n\n', '[a]: b\n', '[a] ', '[', '](', '[a](', '[](<', '[a][', '<', '<a '],
  ...['|a|b|\n', '||\n', 'a|\n', '|a|b|\n|-|-|\n', '- a\n', '- a\n\n', '1. a\n', '+ a\n', '  - a\n', '- a\n* b\n'],
  ...['> a\n', '> a\n\n', '> ', '> - a\n', '- ', '# a\n', 'a\n=\n', '---\n', 'a\\\n', 'a  \n', 'a\n', '\n'],
  ...[
    '*',
    '_a_ ',
    '*a* ',
    '**a** ',
    '***a*** ',
    '*a **b** ',
    '*a ',
    'a* ',
    '~~a~~ ',
    '*a_ ',
    'a**b',
    '*1',
    '*713*33*1# ',
  ],
  ...['`a` ', '`', '`a``b', '```\na\n```\n', '```\n', '    a\n', '&amp;', '&#35; ', '&', '\\*', '"a" ', "a'b ", '... '],
]
