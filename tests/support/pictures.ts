import sharp from 'sharp'

const background = { r: 176, g: 16, b: 32 }
const red = () => sharp({ create: { width: 640, height: 400, channels: 3, background } })

export const redPicture = () => red().png().toBuffer()

/** Lies on its side, and says where it was taken. */
export const photoFromAPhone = () =>
  red()
    .withExif({ IFD0: { ImageDescription: 'Accra, here' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
