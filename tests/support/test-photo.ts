/** Generates images like photographs of a phone: fine grain, soft light, hard edges, and about 240 KB each. */
import sharp from 'sharp'

const size = { width: 1600, height: 1067 }

/**
 * Noise of several sizes makes the details that cost a real photograph most of its bytes. Each number gives a different
 * image.
 */
export const testPhoto = (number = 1): Promise<Buffer> =>
  sharp(Buffer.from(scene(number)))
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer()

const scene = (number: number) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <linearGradient id="light" x2="0.3" y2="1">
      <stop stop-color="hsl(${(200 + number * 37) % 360} 45% 78%)"/>
      <stop offset="1" stop-color="hsl(${(20 + number * 53) % 360} 50% 30%)"/>
    </linearGradient>
    <filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency="0.016" numOctaves="8" seed="${number}"/>
      <feColorMatrix values="3.4 0 0 0 -1.2  2.9 0.5 0 0 -1.2  2.4 0 1 0 -1.2  0 0 0 0 0.62"/>
    </filter>
    <rect width="100%" height="100%" fill="url(#light)"/>
    ${[0, 1, 2, 3, 4].map((person) => figure(number, person)).join('')}
    <rect width="100%" height="100%" filter="url(#grain)"/>
  </svg>`

const figure = (number: number, person: number) => {
  const x = 200 + person * 290 + ((number * 71 + person * 113) % 140)
  const y = 420 + ((number * 31 + person * 97) % 160)
  const shade = `hsl(${(number * 29 + person * 67) % 360} 40% ${24 + person * 6}%)`
  return `<g fill="${shade}"><circle cx="${x}" cy="${y}" r="82"/><rect x="${x - 130}" y="${y + 95}" width="260" height="700" rx="90"/></g>`
}
