/** Additions of the pages to the HTML of an article's text. */
import { videoAddress } from '#shared/video.ts'

/** The short version of a health article is a list or a paragraph before the first heading. */
const opening = /^\s*(<(ul|ol|p)\b[^>]*>.*?<\/\2>)/s

/** Puts the first list or paragraph of a health article into the box *In short*. Any other text is unchanged. */
export const withShortVersion = (html: string) =>
  html.replace(opening, '<section class="in-short" aria-label="In short"><h2 lang="en">In short</h2>$1</section>')

/** A table scrolls inside a box of its own, which the keyboard can reach, so that no word is split. */
export const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const video = new RegExp(`<p><a href="${videoAddress}[^"]*">(.*?)</a></p>`, 'g')

/**
 * A paragraph with only a link to a YouTube video becomes a box that names YouTube. Without scripts the link in it
 * opens the video on YouTube; `playVideos` plays it in the page.
 */
export const withVideos = (html: string) =>
  html.replace(video, (_, id: string, words: string) => {
    const title = /^https?:|^(?:www\.)?youtu/.test(words) ? 'Video' : words
    return `<div class="video"><a href="https://www.youtube.com/watch?v=${id}" data-video="${id}" rel="noopener noreferrer">${title}</a><small lang="en">From YouTube. It loads only if you tap it. It uses a lot of mobile data, and YouTube will see your visit.</small></div>`
  })

const audio = /<p>(<a href="(\/files\/[0-9a-z]{16}\/[^"]*\.(?:mp3|m4a|ogg))">(.*?)<\/a>[^<]*)<\/p>/g

/**
 * A paragraph with only a link to an audio file of this site gets a player. It loads nothing before a person starts it.
 */
export const withAudio = (html: string) =>
  html.replace(audio, (_, link: string, url: string) => {
    return `<div class="audio"><p>${link}</p><audio controls preload="none" src="${url}"></audio></div>`
  })

export const hasVideo = (html: string) => html.includes('data-video="')

/**
 * Runs inside the page (`InlineScript`): nothing is requested from YouTube before a person uses the link of a video.
 */
export const playVideos = () => {
  document.onclick = (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-video]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = `https://www.youtube-nocookie.com/embed/${link.dataset.video}?autoplay=1`
    frame.title = link.innerText
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    link.replaceWith(frame)
    frame.focus()
  }
}
