// Prepares pictures for the phone's outbox.
import { encodeCanvas, shrinkPhoto } from '../../../lib/shrink-photo.ts'
import type { NewFile } from './outbox.ts'

const UNREADABLE = 'This file is not a photo that your phone can read. Take it with the camera.'

export async function preparePhoto(file: Blob): Promise<NewFile> {
  return toFile(await shrinkPhoto(file, UNREADABLE), 'image/jpeg')
}

/** A canvas as a file. */
export async function fileOf(canvas: HTMLCanvasElement, type: NewFile['type']): Promise<NewFile> {
  return toFile(await encodeCanvas(canvas, type), type)
}

const toFile = async (blob: Blob, type: NewFile['type']): Promise<NewFile> => ({
  id: crypto.randomUUID(),
  type,
  bytes: await blob.arrayBuffer(),
})
