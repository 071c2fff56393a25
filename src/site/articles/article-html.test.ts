import { expect, test } from 'vitest'
import { hasVideo, withAudio, withScrollingTables, withShortVersion, withVideos } from './article-html.ts'

test('the first paragraph or list of a health article becomes its short version', () => {
  expect(withShortVersion('<p>Go now.</p>\n<p>More.</p>')).toBe(
    '<section class="in-short" aria-label="In short"><h2 lang="en">In short</h2><p>Go now.</p></section>\n<p>More.</p>',
  )
  expect(withShortVersion('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>More.</p>')).toMatch(
    /<\/ul><\/section>\n<p>More/,
  )
})

test('a text that begins with a heading or a picture has no short version', () => {
  for (const html of ['<h2>Why</h2><p>Because.</p>', '<pre>Code</pre><p>Text.</p>', ''])
    expect(withShortVersion(html)).toBe(html)
})

test('each table scrolls inside a box that the keyboard can reach', () => {
  const html = withScrollingTables('<table><tr><td>Tested</td></tr></table>')
  expect(html).toMatch(/^<div [^>]*tabindex="0"><table>.*<\/table><\/div>$/)
})

const link = (address: string, words = 'Testing day in Tema') => `<p><a href="${address}">${words}</a></p>`

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=9',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
])('a paragraph with only a link to a video becomes a box with its title: %s', (address) => {
  const html = withVideos(link(address))
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-video="dQw4w9WgXcQ"')
  expect(html).toContain('>Testing day in Tema</a><small lang="en">From YouTube.')
  expect(hasVideo(html)).toBe(true)
})

test('a bare address of a video gets the title Video', () => {
  expect(withVideos(link('https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'))).toContain('>Video</a>')
})

test.each([
  '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">this</a></p>',
  link('https://youtu.be.example/dQw4w9WgXcQ'),
  link('https://www.youtube.com/@voima'),
])('any other link stays a link: %s', (html) => {
  expect(withVideos(html)).toBe(html)
  expect(hasVideo(html)).toBe(false)
})

test('a paragraph with only a link to audio of this site gets a player that preloads nothing, and keeps the link', () => {
  const link = '<a href="/files/abcdefgh12345678/talk.mp3">A talk</a> (MP3, 2.1 MB)'
  expect(withAudio(`<p>${link}</p>`)).toBe(
    `<div class="audio"><p>${link}</p><audio controls preload="none" src="/files/abcdefgh12345678/talk.mp3"></audio></div>`,
  )
  expect(withAudio(`<p>Hear ${link}</p>`)).not.toContain('<audio')
  expect(withAudio('<p><a href="https://elsewhere.example/talk.mp3">A talk</a></p>')).not.toContain('<audio')
})
