// Bytes of a text file to characters: UTF-8 with or without a mark, UTF-16 as Excel's "Unicode text", else Windows-1252.

/** The text of a file. Bytes that are not UTF-8 are read as Windows-1252, which holds Latin-1 and Excel's own marks. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // Takes the byte order mark away by itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
