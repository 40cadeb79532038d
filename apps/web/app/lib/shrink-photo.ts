// Shrinks photos for sending and storing. Re-encoding drops metadata, above all the location.

/** Longest side of the result, in pixels. */
const LONGEST_SIDE = 1_600
const JPEG_QUALITY = 0.82
/** Larger files are rejected, in bytes. */
const LARGEST_FILE = 60_000_000

/** An unreadable picture, with a message for the person. */
class UnreadablePhoto extends Error {}

export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size > LARGEST_FILE) throw new UnreadablePhoto('This file is too large for a photo.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePhoto('This file is not a picture that can be read here. Choose a JPEG, PNG or WebP.')
  })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (small) =>
        small ? resolve(small) : reject(new UnreadablePhoto('The photo could not be made smaller.')),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}
