// Decodes a text file: UTF-8 with or without a byte order mark, UTF-16 (Excel's "Unicode text"), else Windows-1252.

/** The text of a file. Bytes that are not UTF-8 are taken as Windows-1252, a superset of Latin-1 and Excel's own default. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The decoder strips the byte order mark itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
