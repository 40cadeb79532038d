// Prepares photos for the phone's outbox.
import { encodeCanvas, shrinkPhoto } from '../../../lib/shrink-photo.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import type { NewFile } from './outbox.ts'

export async function preparePhoto(file: Blob): Promise<NewFile> {
  return toFile(await shrinkPhoto(file, words('unreadablePhoto')), 'image/jpeg')
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
