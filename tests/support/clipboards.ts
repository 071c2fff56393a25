/** What programs put on the clipboard, with their real markup and our own words, and what it becomes in a text. */

/** `lost`: what the editor says that it could not keep. */
export type Clipboard = { from: string; html?: string; text?: string; markdown: string; lost?: string }

const pictures = 'Pasted without pictures. Add pictures with the Picture button.'

/** A list item of Word for Windows. */
export const item = (list: string, level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span lang=EN-GB style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>\n`

export const word = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

export const wordWebItem = (tag: string, level: number, words: string, attributes = '') =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="ListStyle1 SCXW1 BCX0" role="list"${attributes}><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span data-contrast="auto" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${words}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`

export const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f3c">${body}</b><br class="Apple-interchange-newline">`
export const docsSpan = (words: string, look = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;${look}">${words}</span>`
export const docsLine = (spans: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${spans}</p>`

export const sheets = (rows: string) =>
  `<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${rows}</tbody></table>`

export const excel = (rows: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {mso-number-format:"\\@";}--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment--><col width=64 span=2 style='width:48pt'>${rows}<!--EndFragment--></table></body></html>`

const cocoa = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Style-Type" content="text/css"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} span.s1 {text-decoration: underline}</style></head><body>${body}</body></html>`

export const clipboards: Clipboard[] = [
  {
    from: 'Word for Mac: a title, a numbered list in brackets and a table with headings',
    html: word(
      `<p class="MsoTitle">Plan</p><p class="MsoListParagraph" style="text-indent: -18pt; mso-list: l0 level1 lfo1;"><!--[if !supportLists]--><span style="mso-bidi-font-family: Calibri;"><span style="mso-list: Ignore;">1)<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp; </span></span></span><!--[endif]-->Call</p><table class="MsoTableGrid"><tr><td><h3>Day</h3></td><td><h3>Town</h3></td></tr><tr><td>Mon</td><td>Ho</td></tr></table>`,
    ),
    markdown: '# Plan\n\n1. Call\n\n| Day | Town |\n| --- | --- |\n| Mon | Ho |',
  },
  {
    from: 'Word: nested bullets',
    html: word(
      item('l0', 1, '·', 'Water') +
        item('l0', 2, 'o', 'Much of it') +
        item('l0', 3, '§', 'Cold') +
        item('l0', 1, '·', 'Rest'),
    ),
    markdown: '- Water\n  - Much of it\n    - Cold\n- Rest',
  },
  {
    from: 'Word: a numbered list that continues after a paragraph',
    html: word(
      `${item('l1', 1, '1.', 'Call')}${item('l1', 1, '2.', 'Wait')}<p class=MsoNormal>Then:<o:p></o:p></p>${item('l1', 1, '3.', 'Go')}${item('l1', 2, '1.', 'By car')}`,
    ),
    markdown: '1. Call\n2. Wait\n\nThen:\n\n3. Go\n   1. By car',
  },
  {
    from: 'Word: letters and legal numbers',
    html: word(
      item('l2', 1, 'a)', 'First') +
        item('l2', 1, 'b)', 'Second') +
        item('l3', 1, '1.1', 'Aim') +
        '<p class=MsoNormal>Then</p>' +
        item('l2', 1, 'c)', 'Third') +
        item('l4', 1, '(2)', 'Two'),
    ),
    markdown: '1. First\n2. Second\n\n1) Aim\n\nThen\n\n3. Third\n\n2) Two',
    lost: 'Numbering such as a) or 1.1 is now 1., 2., 3.',
  },
  {
    from: 'Word: a table with merged cells, paragraphs in a cell and a list',
    html: word(
      `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr style='mso-yfti-irow:0'><td width=200 colspan=2><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>When<o:p></o:p></b></p></td><td><p class=MsoNormal>Where<o:p></o:p></p></td></tr><tr><td rowspan=2><p class=MsoNormal>Mon</p></td><td><p class=MsoNormal>8–12</p><p class=MsoNormal>14–16</p></td><td><p class=MsoNormal>Accra</p></td></tr><tr><td><p class=MsoNormal>Bring:</p>${item('l0', 1, '·', 'card')}${item('l0', 1, '·', 'water')}</td><td><p class=MsoNormal>Tema</p></td></tr></table>`,
    ),
    markdown:
      '| **When** |  | Where |\n| --- | --- | --- |\n| Mon | 8–12<br>14–16 | Accra |\n|  | Bring:<br>• card<br>• water | Tema |',
    lost: 'Merged cells are now single cells.',
  },
  {
    from: 'Word: pictures, a text box and a link to a file',
    html: word(
      `<p class=MsoNormal><!--[if gte vml 1]><v:rect id="Box_1" style='width:90pt'><v:textbox><![CDATA[x]]></v:textbox></v:rect><![endif]--><![if !vml]><img width=90 height=40 src="file:///C:/Users/Ama/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" v:shapes="Box_1"><![endif]>Our plan is <a href="file:///C:/plan.docx">here</a>.<o:p></o:p></p>`,
    ),
    markdown: 'Our plan is here.',
    lost: 'Pasted without pictures, drawings and shapes and links to files on a computer. Add pictures with the Picture button.',
  },
  {
    from: 'Word: comments and tracked changes',
    html: word(
      `<p class=MsoNormal><a style='mso-comment-reference:AO_1;mso-comment-date:20260301T1000'>Take folic acid</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AO1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> <del cite="mailto:Ama" datetime="2026-03-01T10:00">twice</del><ins cite="mailto:Ama" datetime="2026-03-01T10:00">once</ins> a day.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is this right?</p></div></div></div>`,
    ),
    markdown: 'Take folic acid once a day.',
    lost: 'Pasted without comments and deleted words of tracked changes.',
  },
  {
    from: 'Word: footnotes, powers and hidden text',
    html: word(
      `<p class=MsoNormal>About 15,000 babies<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> and 5 × 10<sup>9</sup>/L, H<sub>2</sub>O.<span style='display:none;mso-hide:all'>secret</span></p><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> A source.</p></div></div>`,
    ),
    markdown: 'About 15,000 babies\\[1\\] and 5 × 10⁹/L, H₂O.\n\n---\n\n\\[1\\] A source.',
  },
  {
    from: 'Word on the web: headings and flat lists',
    html: `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2"><span class="TextRun"><span class="NormalTextRun">Next steps</span></span><span class="EOP">&nbsp;</span></p></div>${wordWebItem('ul', 1, 'Draft')}${wordWebItem('ul', 2, 'Ask Esi')}${wordWebItem('ul', 2, 'Ask Kofi')}${wordWebItem('ul', 1, 'Publish')}<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Then</span></p></div>${wordWebItem('ol', 1, 'One', ' start="1"')}${wordWebItem('ol', 1, 'Two', ' start="2"')}`,
    markdown: '## Next steps\n\n- Draft\n  - Ask Esi\n  - Ask Kofi\n- Publish\n\nThen\n\n1. One\n2. Two',
  },
  {
    from: 'Word on the web: levels within one list',
    html: `<ul role="list"><li data-aria-level="1" role="listitem"><p>Top</p></li><li data-aria-level="2" role="listitem"><p>Middle</p></li><li data-aria-level="3" role="listitem"><p>Deep</p></li><li data-aria-level="1" role="listitem"><p>Top again</p></li></ul>`,
    markdown: '- Top\n  - Middle\n    - Deep\n- Top again',
  },
  {
    from: 'Google Docs: marks, links and a nested list',
    html: docs(
      `${docsLine(docsSpan('Bold', 'font-weight:700;') + docsSpan(' and ') + docsSpan('leaning', 'font-style:italic;') + docsSpan(', 10') + docsSpan('9', 'font-size:0.6em;vertical-align:super;') + docsSpan(' cells, ') + docsSpan('old', 'text-decoration:line-through;'))}<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1">${docsLine(`<a href="https://www.google.com/url?q=https://who.int/x&amp;sa=D" style="text-decoration:none;">${docsSpan('first')}</a>${docsSpan(', and more')}`)}</li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2">${docsLine(docsSpan('second'))}</li></ul></ul>`,
    ),
    markdown: '**Bold** and *leaning*, 10⁹ cells, ~~old~~\n\n- [first](https://who.int/x), and more\n  - second',
  },
  {
    from: 'Google Docs: a numbered list with level two flat, and one that continues',
    html: docs(
      `<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1">${docsLine(docsSpan('One'))}</li><li dir="ltr" style="list-style-type:decimal;" aria-level="2">${docsLine(docsSpan('Inner'))}</li></ol>${docsLine(docsSpan('Between'))}<ol start="2"><li dir="ltr" style="list-style-type:decimal;" aria-level="1">${docsLine(docsSpan('Two'))}</li></ol>`,
    ),
    markdown: '1. One\n   1. Inner\n\nBetween\n\n2. Two',
  },
  {
    from: 'Google Docs: a table and a picture',
    html: docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="120"/><col width="120"/></colgroup><tbody><tr style="height:0pt"><td>${docsLine(docsSpan('Day', 'font-weight:700;'))}</td><td>${docsLine(docsSpan('Place', 'font-weight:700;'))}</td></tr><tr style="height:0pt"><td>${docsLine(docsSpan('Mon'))}<br>${docsLine(docsSpan('Tue'))}</td><td><br></td></tr></tbody></table></div><br>${docsLine(docsSpan('After') + '<span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="300" height="200"></span>')}`,
    ),
    markdown: '| **Day** | **Place** |\n| --- | --- |\n| Mon<br>Tue |  |\n\nAfter',
    lost: pictures,
  },
  {
    from: 'Google Sheets: numbers, a line break and a link',
    html: sheets(
      `<tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2}">Code</td><td>Price</td></tr><tr style="height:21px;"><td data-sheets-value="{}">*170#</td><td data-sheets-numberformat="{}" style="text-align:right">1,250.50</td></tr><tr><td>Line one<br/>Line two</td><td data-sheets-hyperlink="https://who.int/"><span style="text-decoration:underline"><a class="in-cell-link" href="https://who.int/" target="_blank">WHO</a></span></td></tr>`,
    ),
    markdown:
      '| Code | Price |\n| --- | --- |\n| \\*170# | 1,250.50 |\n| Line one<br>Line two | [WHO](https://who.int/) |',
  },
  {
    from: 'Google Sheets: merged cells',
    html: sheets(
      `<tr><td>A</td><td>B</td><td>C</td></tr><tr><td rowspan="2" colspan="1">tall</td><td>1</td><td>2</td></tr><tr><td rowspan="1" colspan="2">wide</td></tr>`,
    ),
    markdown: '| A | B | C |\n| --- | --- | --- |\n| tall | 1 | 2 |\n|  | wide |  |',
    lost: 'Merged cells are now single cells.',
  },
  {
    from: 'Excel: cells, an empty column and a hidden row',
    html: excel(
      `<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Name</td><td width=64>Sum</td><td></td></tr><tr height=20><td height=20>Adwoa<br>\n Mensah</td><td align=right x:num="1200">1 200,50</td><td></td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64 style='width:48pt'></td><td width=64></td></tr><![endif]>`,
    ),
    markdown: '| Name | Sum |\n| --- | --- |\n| Adwoa<br>Mensah | 1 200,50 |',
  },
  {
    from: 'Excel: one cell',
    html: excel('<tr height=20><td height=20 align=right>+233 24 000 0000</td></tr>'),
    markdown: '+233 24 000 0000',
  },
  {
    from: 'Excel: a title across columns, and no value below it',
    html: excel(
      `<tr><td colspan=3 height=20>Clinics 2026</td></tr><tr><td>Town</td><td>Day</td><td>Time</td></tr><tr><td>Ho</td><td></td><td>8:00</td></tr>`,
    ),
    markdown: '| Clinics 2026 |  |  |\n| --- | --- | --- |\n| Town | Day | Time |\n| Ho |  | 8:00 |',
    lost: 'Merged cells are now single cells.',
  },
  {
    from: 'Excel as text',
    text: 'Name\tNote\r\nEsi *a*\t"one\ntwo ""so"""\r\n\ta|b\r\n',
    markdown: '| Name | Note |\n| --- | --- |\n| Esi \\*a\\* | one<br>two "so" |\n|  | a\\|b |',
  },
  {
    from: 'LibreOffice Writer: lists, a footnote and a table',
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115% }</style></head><body lang="en-GB" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">See<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> <font face="Liberation Serif"><b>this</b></font></p><ol start="4"><li><p>four</p><ul><li><p>inner</p></li></ul></li><li><p>five</p></li></ol><table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><thead><tr valign="top"><th><p>Day</p></th><th><p>Place</p></th></tr></thead><tbody><tr><td><p>Mon</p></td><td><p>Ho</p></td></tr></tbody></table><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>A source.</p></div></body></html>`,
    markdown:
      'See¹ **this**\n\n4. four\n   - inner\n5. five\n\n| Day | Place |\n| --- | --- |\n| Mon | Ho |\n\n1A source.',
  },
  {
    from: 'LibreOffice Calc',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">body,div,table { font-family:"Liberation Sans" } .comment { display:none; }</style></head><body><table cellspacing="0" border="0"><colgroup span="3" width="85"></colgroup><tr><td height="17" align="left">Town</td><td align="left">People</td><td align="left"><br></td></tr><tr><td height="17" align="left">Ho</td><td align="right" sdval="96213" sdnum="1033;0;#,##0">96,213</td><td><br></td></tr></table></body></html>`,
    markdown: '| Town | People |\n| --- | --- |\n| Ho | 96,213 |',
  },
  {
    from: 'WhatsApp on the web',
    html: `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[10:24, 05/03/2026] Ama: "><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap;"><span>Clinic on <strong class="selectable-text" data-app-text-template="*\${appText}*">Friday</strong> <img crossorigin="anonymous" src="https://web.whatsapp.com/emoji/v1/16/0/1/single/1.webp" alt="👩🏾‍⚕️" class="emoji" data-plain-text="👩🏾‍⚕️">\nDial *170#, or \u2066+233 24 000 0000\u2069</span></span></div>`,
    markdown: 'Clinic on **Friday** 👩🏾‍⚕️\\\nDial \\*170#, or +233 24 000 0000',
  },
  {
    from: 'WhatsApp on a phone',
    text: '*Clinic day*\nBring:\n- _your card_\n- ~nothing else~\nSee https://voima.example/events\u200b. Dial *170#, *713*33*1# or \u202a+233 24 000 0000\u202c.',
    markdown:
      '**Clinic day**\\\nBring:\n\n- *your card*\n- ~~nothing else~~\n\nSee <https://voima.example/events>. Dial \\*170#, \\*713\\*33\\*1# or +233 24 000 0000.',
  },
  {
    from: 'WhatsApp: words in stars with numbers, sums and lines of dashes',
    text: '*Dial 112* now, *5 of us*, 2*3*4=24, 5 * 3 * 2, *a*b\n---\n# tag\n+ 233 24 000 0000',
    markdown:
      '**Dial 112** now, **5 of us**, 2\\*3\\*4=24, 5 \\* 3 \\* 2, \\*a\\*b\\\n\\---\\\n\\# tag\\\n\\+ 233 24 000 0000',
  },
  {
    from: 'a PDF reader: broken lines, divided words and bullets',
    text: 'Sickle cell disease is a condition of the blood that children are\nborn with. A test at birth finds it, and early care at a good hos\u00ad\npital saves lives. Ask the nurse about pneumococcal vaccines, peni-\ncillin and malaria. Long-term care, self-care and follow-up matter.\n• water\n• rest\nCall 112.',
    markdown:
      'Sickle cell disease is a condition of the blood that children are born with. A test at birth finds it, and early care at a good hospital saves lives. Ask the nurse about pneumococcal vaccines, penicillin and malaria. Long-term care, self-care and follow-up matter.\n\n- water\n- rest\n\nCall 112.',
    lost: 'Lines that ended at the margin were joined. Check words that were divided at the end of a line.',
  },
  {
    from: 'a PDF reader: ligatures, page breaks and hidden characters',
    text: 'The first page\u000cThe se\u00adcond\u200b page\ufffc\u0000, 3\u00a0mg',
    markdown: 'The first page\\\nThe second page, 3 mg',
  },
  {
    from: 'a text with signs that mean something in Markdown',
    text: 'AT&amp;T and C:\\_new\\*\\\n[1]: https://who.int/\nA\\|B `so` <b>',
    markdown: 'AT\\&amp;T and C:\\\\\\_new\\\\\\*\\\\\\\n\\[1\\]: <https://who.int/>\\\nA\\\\|B `so` <b>',
  },
  {
    from: 'an email as text: wrapped items, inner letters and an address with stars',
    text: 'Bring:\n  1. your card\n  2. water\n     and food\n\nThen\n\n1.\tfirst\n\ta.\tinner\n2.\tsecond\n\nhttps://voima.example/*a*/b_c',
    markdown:
      'Bring:\n\n1. your card\n2. water\\\n   and food\n\nThen\n\n1. first\\\n   a. inner\n2. second\n\n<https://voima.example/*a*/b_c>',
  },
  {
    from: 'a page with code in lines, a picture above words in a cell and an item with a number',
    html: '<pre><div>python</div><code>a = 1<br>b = 2</code></pre><table><tr><td><img src="https://x.example/a.png">Below</td><td>2</td></tr><tr><td><img src="https://x.example/b.png"><div>Lower</div></td><td>3</td></tr></table><ol><li value="3">c</li></ol>',
    markdown: '```\npython\na = 1\nb = 2\n```\n\n| Below | 2 |\n| --- | --- |\n| Lower | 3 |\n\n3. c',
    lost: pictures,
  },
  {
    from: 'a web page with signs of a chat',
    html: '<p>*so* and _so_, **not** so: *170#, 2*3*4</p>',
    markdown: '\\*so\\* and \\_so\\_, **not** so: \\*170#, 2\\*3\\*4',
  },
  {
    from: 'a PDF reader: an address in short lines',
    text: 'Voima\nP.O. Box 5\nAccra',
    markdown: 'Voima\\\nP.O. Box 5\\\nAccra',
  },
  {
    from: 'Word as text: bullets with tabs',
    text: 'Bring:\r\n•\tWater\r\no\tMuch of it\r\n§\tCold\r\n•\tRest\r\n1.\tCall\r\n2.\tGo\r\n',
    markdown: 'Bring:\n\n- Water\n  - Much of it\n    - Cold\n- Rest\n\n1. Call\n2. Go',
  },
  {
    from: 'Wikipedia',
    html: `<h2 id="Signs" style="margin: 1em 0px;">Signs</h2><p style="margin: 0.5em 0px 1em; color: rgb(32, 33, 34); white-space: normal;"><b>Sickle cell disease</b> (<b>SCD</b>) is a group of <a href="https://en.wikipedia.org/wiki/Hemoglobin" title="Hemoglobin" style="text-decoration: none;">haemoglobin</a> disorders.<sup id="cite_ref-1" class="reference"><a href="https://en.wikipedia.org/wiki/Sickle_cell_disease#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup></p><table class="wikitable"><caption>Genotypes</caption><tbody><tr><th>Name</th><th>Share</th></tr><tr><th rowspan="2">SS</th><td>2<sup>−3</sup></td></tr><tr><td><ul><li>a</li><li>b</li></ul></td></tr></tbody></table>`,
    markdown:
      '## Signs\n\n**Sickle cell disease** (**SCD**) is a group of [haemoglobin](https://en.wikipedia.org/wiki/Hemoglobin) disorders.[\\[1\\]](https://en.wikipedia.org/wiki/Sickle_cell_disease#cite_note-1)\n\nGenotypes\n\n| Name | Share |\n| --- | --- |\n| SS | 2⁻³ |\n|  | • a<br>• b |',
    lost: 'Merged cells are now single cells.',
  },
  {
    from: 'the block editor of WordPress',
    html: `<!-- wp:heading --><h2 class="wp-block-heading">Come</h2><!-- /wp:heading --><!-- wp:paragraph --><p class="wp-block-paragraph">On <em>Friday</em> &#8211; <a href="https://voima.example/events">here</a>, not there.</p><!-- /wp:paragraph --><!-- wp:quote --><blockquote class="wp-block-quote"><p>Never alone.</p><cite>Esi</cite></blockquote><!-- /wp:quote --><!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><figcaption>Below</figcaption></figure><!-- /wp:table --><!-- wp:image --><figure class="wp-block-image"><img src="https://elsewhere.example/a.jpg" alt="A walk"/><figcaption>A walk in Ho</figcaption></figure><!-- /wp:image --><!-- wp:list --><ol start="3"><li>three<ul><li>inner</li></ul></li></ol><!-- /wp:list -->`,
    markdown:
      '## Come\n\nOn *Friday* – [here](https://voima.example/events), not there.\n\n> Never alone.\n>\n> Esi\n\n| A |\n| --- |\n| 1 |\n\nBelow\n\nA walk in Ho\n\n3. three\n   - inner',
    lost: pictures,
  },
  {
    from: 'a web page with a menu, a form, a note beside the text and a definition list',
    html: `<nav><a href="https://x.example/">Menu</a></nav><main><form><p>First</p><aside><p>Beside</p></aside><dl><dt>HbS</dt><dd>sickle</dd><dt>HbC</dt><dt>HbE</dt><dd>others</dd></dl><details><summary>More</summary>Inside</details><p>x <input type="checkbox" checked> done</p><button>Send</button></form><footer>Below</footer></main>`,
    markdown: 'First\n\nBeside\n\nHbS\n\nsickle\n\nHbC\n\nHbE\n\nothers\n\nMore\n\nInside\n\nx ☑ done\n\nBelow',
    lost: 'Pasted without menus and buttons.',
  },
  {
    from: 'a web page: blocks, code and a picture in the cells of a table',
    html: `<table><thead><tr><th>One<div>two</div></th><th>Code</th></tr></thead><tbody><tr><td>First<ol start="3"><li>x</li><li>y<ul><li>z</li></ul></li></ol>last</td><td><pre>a\n*b*</pre></td></tr><tr><td><br>text<br><br></td><td><a href="https://voima.example/"><img src="https://elsewhere.example/a.png" alt="A tent"></a></td></tr></tbody></table>`,
    markdown:
      '| One<br>two | Code |\n| --- | --- |\n| First<br>3\\. x<br>4\\. y<br>◦ z<br>last | a<br>\\*b\\* |\n| text | [A tent](https://voima.example/) |',
    lost: pictures,
  },
  {
    from: 'a web page with a video, a drawing and a formula',
    html: `<p>See <iframe src="https://www.youtube.com/embed/abc"></iframe><svg><text>1</text></svg>p<sup>2</sup> + 2pq: <math><semantics><mrow><mi>p</mi></mrow><annotation encoding="application/x-tex">p</annotation></semantics></math></p>`,
    markdown: 'See p² + 2pq: p',
    lost: 'Pasted without drawings and shapes, the layout of formulas and videos and sounds.',
  },
  {
    from: 'Gmail',
    html: `<div dir="ltr"><div>Dear Ama,</div><div><br></div><div>Please <b>come</b> to <a href="https://www.google.com/url?q=https%3A%2F%2Fvoima.example%2Fevents&amp;source=gmail">the event</a>. <img alt="😀" class="gmail-emoji" src="https://fonts.gstatic.com/s/e/notoemoji/1.png" data-emoji="😀"></div><ul><li style="margin-left:15px">one</li><li style="margin-left:15px"><div>two</div><div>three</div></li></ul></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>Earlier: first_last@an_example.org</div></blockquote></div>`,
    markdown:
      'Dear Ama,\n\nPlease **come** to [the event](https://voima.example/events). 😀\n\n- one\n- two\n\n  three\n\n> Earlier: [first_last@an_example.org](mailto:first_last@an_example.org)',
  },
  {
    from: 'Outlook for Windows',
    html: word(
      `<p class=MsoNormal><span style='mso-fareast-language:EN-US'>See <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvoima.example%2Fplaces&amp;data=05">the places</a>, or write to <a href="mailto:ama@mail.example">ama@mail.example</a>.<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('l0', 1, '·', 'one')}<p class=MsoNormal><img width=100 src="cid:image001.png@01DA"></p>`,
    ),
    markdown: 'See [the places](https://voima.example/places), or write to <ama@mail.example>.\n\n- one',
    lost: pictures,
  },
  {
    from: 'Outlook on the web: a newsletter in tables',
    html: `<table role="presentation" width="100%"><tbody><tr><td><table align="center"><tbody><tr><td><h1 style="font-weight: bold;">Voima</h1></td></tr><tr><td><p class="elementToProof">Two <span style="font-weight: 600;">dates</span>:</p></td></tr></tbody></table></td></tr><tr><td><table border="1"><tbody><tr><td>Day</td><td>Town</td></tr><tr><td>Mon</td><td>Ho</td></tr></tbody></table></td></tr></tbody></table>`,
    markdown: '# Voima\n\nTwo **dates**:\n\n| Day | Town |\n| --- | --- |\n| Mon | Ho |',
  },
  {
    from: 'Apple Notes',
    html: cocoa(
      '<p class="p1"><b>Shopping</b></p><ul class="ul1"><li class="li1">water</li><ul class="ul1"><li class="li1">cold</li></ul></ul><p class="p1">Dial<span class="Apple-converted-space">&nbsp;</span>*170#<span class="Apple-tab-span" style="white-space:pre">\t</span>now</p>',
    ),
    markdown: '**Shopping**\n\n- water\n  - cold\n\nDial \\*170# now',
  },
  {
    from: 'Apple Pages',
    html: cocoa(
      '<table cellspacing="0" cellpadding="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><b>Day</b></p></td><td valign="top" class="td1"><p class="p1"><b>Time</b></p></td></tr><tr><td valign="top" class="td2"><p class="p2">Mon</p><p class="p2">Tue</p></td><td valign="top" class="td2"><p class="p2">8:00</p></td></tr></tbody></table><ol class="ol1" start="2"><li class="li1"><span class="s1">two</span></li></ol>',
    ),
    markdown: '| **Day** | **Time** |\n| --- | --- |\n| Mon<br>Tue | 8:00 |\n\n2. two',
  },
  {
    from: 'Telegram on the web',
    html: `<div class="text-content" dir="auto" style="white-space: pre-wrap;"><strong>Today</strong>\n\nAt <a href="https://voima.example/" class="text-entity-link">voima.example</a>, <code>*170#</code> <img src="./img-apple-64/1f600.png" class="emoji" alt="😀"></div>`,
    markdown: '**Today**\\\n\\\nAt [voima.example](https://voima.example/), `*170#` 😀',
  },
  {
    from: 'Telegram on a computer, as text',
    text: 'Ama, [5 Mar 2026 at 10:24:05]:\nSee voima.org/x_(y). OK?',
    markdown: 'Ama, \\[5 Mar 2026 at 10:24:05\\]:\\\nSee [voima.org/x\\_(y)](https://voima.org/x_\\(y\\)). OK?',
  },
  {
    from: 'Notion',
    html: `<meta charset='utf-8'><!-- notionvc: 1 --><h1>Plan</h1><p>One <strong>bold</strong></p><ul><li>a<ul><li>b</li></ul></li></ul><ol type="1" start="2"><li>two</li></ol><table><tbody><tr><td>Day</td><td>Town</td></tr><tr><td>Mon</td><td>Ho</td></tr></tbody></table>`,
    markdown: '# Plan\n\nOne **bold**\n\n- a\n  - b\n\n2. two\n\n| Day | Town |\n| --- | --- |\n| Mon | Ho |',
  },
  {
    from: 'Notion as text (Markdown)',
    text: '# Plan\n\nOne **bold** and *leaning*\n\n- a\n    - b\n\n| Day | Town |\n| --- | --- |\n| Mon | Ho |',
    markdown: '# Plan\n\nOne **bold** and *leaning*\n\n- a\n  - b\n\n| Day | Town |\n| --- | --- |\n| Mon | Ho |',
  },
  {
    from: 'a page with right-to-left words and emoji',
    html: '<p>شکر می\u200cخواهم \u200f(Voima)\u200f 👨‍👩‍👧</p>',
    markdown: 'شکر می\u200cخواهم \u200f(Voima)\u200f 👨‍👩‍👧',
  },
]
