// Downloads files: created in the page, or fetched with the session.
import { fetchFile } from './api.ts'

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads from /api/v1. Throws ApiError. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(await fetchFile(path), name)
}
