// Opens a document. PDFKit and its font engine are loaded with the first document of a process: they take some 30 MB,
// and most processes print nothing.
import type { Language } from '@dropwise/contracts'
import type { Sheet } from './sheet.ts'

export type { Sheet } from './sheet.ts'

export async function openSheet(language: Language, options: PDFKit.PDFDocumentOptions): Promise<Sheet> {
  const { Sheet } = await import('./sheet.ts')
  return new Sheet(language, options)
}
