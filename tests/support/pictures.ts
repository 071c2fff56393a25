import sharp from 'sharp'

const background = { r: 176, g: 16, b: 32 }

export const redPicture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
