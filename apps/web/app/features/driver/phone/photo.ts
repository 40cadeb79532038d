// Prepares a photo for storage: limited size, re-encoded without metadata.
import type { NewFile } from './outbox.ts'

/** Longest side in px: labels stay readable. */
const SIDE_MAX = 1_600
const QUALITY = 0.8

/** A file that this phone cannot read as a picture. */
class UnreadablePhoto extends Error {
  constructor() {
    super('This file is not a photo that your phone can read. Take it with the camera.')
  }
}

export async function preparePhoto(file: Blob): Promise<NewFile> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadablePhoto()
  })
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return fileOf(canvas, 'image/jpeg')
}

/** A canvas as a file. */
export async function fileOf(canvas: HTMLCanvasElement, type: NewFile['type']): Promise<NewFile> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new UnreadablePhoto()
  return { id: crypto.randomUUID(), type, bytes: await blob.arrayBuffer() }
}
