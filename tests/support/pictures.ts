/** Small images, made on demand. */
import sharp from 'sharp'

const background = { r: 176, g: 16, b: 32 }

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background } })

export const redPicture = () => red(640, 400).png().toBuffer()

export const pictures = {
  jpeg: (width = 64, height = 40) => red(width, height).jpeg().toBuffer(),
  png: (width = 64, height = 40) => red(width, height).png().toBuffer(),
  webp: () => red(64, 40).webp().toBuffer(),
  avif: () => red(64, 40).avif({ effort: 0 }).toBuffer(),
  gif: () => red(64, 40).gif().toBuffer(),
  transparent: () =>
    sharp({ create: { width: 64, height: 40, channels: 4, background: '#bc1d2680' } })
      .png()
      .toBuffer(),
  /** Like a photo of a phone held upright: 64 × 40 in the file, shown as 40 × 64, with a GPS position. */
  sidewaysWithPlace: () =>
    red(64, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Yaw' }, IFD3: { GPSLatitude: '5/1 36/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}
