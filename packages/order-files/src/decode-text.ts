// Decodes a text file: UTF-8 with or without a byte order mark, UTF-16 (Excel's "Unicode text"), Shift_JIS
// (Japanese Excel), else Windows-1252, line by line.

/**
 * The text of a file. Reads lines that are not UTF-8 as Windows-1252, a superset of Latin-1 and Excel's
 * default, because appending rows with another program mixes both.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // The decoder strips the byte order mark itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeJapanese(bytes) ?? decodeLines(bytes)
  }
}

/** Kana: Japanese uses them, and accents of Windows-1252 never produce them. */
const KANA = /[\u3041-\u3096\u30a1-\u30fa]{2}/

/** The text in Shift_JIS; null for other encodings or text that is not Japanese. */
function decodeJapanese(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
    return KANA.test(text) ? text : null
  } catch {
    return null
  }
}

const NEWLINE = 0x0a

function decodeLines(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const latin = new TextDecoder('windows-1252')
  const lines: string[] = []
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from)
    const to = newline < 0 ? bytes.length : newline + 1
    const line = bytes.subarray(from, to)
    try {
      lines.push(utf8.decode(line))
    } catch {
      lines.push(latin.decode(line))
    }
    from = to
  }
  return lines.join('')
}
