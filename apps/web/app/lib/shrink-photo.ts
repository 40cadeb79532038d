// Shrinks photos for sending and storing. Re-encoding drops metadata, above all the location.

/** Longest side of the result, in pixels, at which labels stay readable. */
const LONGEST_SIDE = 1_600
const QUALITY = 0.82
/** Larger files are rejected, in bytes: photos of 200 megapixels are smaller. */
const LARGEST_FILE = 200_000_000

const UNREADABLE = 'This file is not a picture that can be read here. Choose a JPEG, PNG or WebP.'

/** An unreadable picture, with a message for the person. */
class UnreadablePhoto extends Error {}

export async function shrinkPhoto(file: Blob, unreadable: string = UNREADABLE): Promise<Blob> {
  if (file.size > LARGEST_FILE) throw new UnreadablePhoto('This file is too large for a photo.')
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePhoto(unreadable)
  })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return encodeCanvas(canvas, 'image/jpeg')
}

export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new UnreadablePhoto('The picture could not be saved. Try again.')
  return blob
}
