type Point = { latitude: number; longitude: number }

const host = 'https://www.openstreetmap.org'

export const mapPage = ({ latitude, longitude }: Point) =>
  `${host}/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`

/** An area about thirty kilometres wide, with a marker in the middle. */
export const mapEmbed = ({ latitude, longitude }: Point) => {
  const corners = [longitude - 0.15, latitude - 0.1, longitude + 0.15, latitude + 0.1]
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  return `${host}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`
}
