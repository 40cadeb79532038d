// A phone's photo: a JPEG with a location in its EXIF block.
import type { Page } from '@playwright/test'

/** Marker in the EXIF block that must not reach the server. */
export const PLACE_MARK = 'GPS-50.7N-1.9W'

/** The picture, drawn once: only its EXIF block matters to tests, and drawing it takes a second. */
let picture: Promise<Buffer> | undefined

function drawPicture(page: Page): Promise<Buffer> {
  return page
    .evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 2_400
      canvas.height = 1_800
      const paint = canvas.getContext('2d')!
      for (let i = 0; i < 600; i += 1) {
        paint.fillStyle = `hsl(${(i * 47) % 360} 60% 50%)`
        paint.fillRect((i * 131) % 2_400, (i * 71) % 1_800, 160, 120)
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!
    })
    .then((base64) => Buffer.from(base64, 'base64'))
}

export async function doorPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  picture ??= drawPicture(page)
  const plain = await picture
  const mark = Buffer.from(`Exif\0\0${PLACE_MARK}`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(mark.length + 2)
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1]), length, mark])
  return {
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]),
  }
}
