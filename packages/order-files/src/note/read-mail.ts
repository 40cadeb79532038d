// E-mails as files (`.eml`): their text, and the attachments that may hold orders.
import PostalMime, { type Email } from 'postal-mime'

/** Names of header fields of a mail; a mail has at least two. */
const HEAD =
  /^(received|return-path|delivered-to|message-id|mime-version|from|to|subject|date|content-type|x-[\w-]+|dkim-signature|arc-[\w-]+|reply-to):/i
const HEAD_CERTAIN = /^(received|return-path|message-id|mime-version|content-type):/im
const SEARCHED_CHARACTERS = 8_192
const ATTACHMENTS_MOST = 20

interface MailPart {
  name: string
  bytes: Uint8Array
}

export interface MailContent {
  text: string
  /** Files that are no pictures. */
  files: MailPart[]
}

/** Whether a file is a mail as programs save it. */
export function isMail(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED_CHARACTERS))
  const [block = ''] = head.split(/\r?\n\r?\n/, 1)
  const lines = block.split(/\r?\n/).filter((line) => !/^\s/.test(line))
  return (
    lines.length >= 2 &&
    lines.every((line) => /^[\w-]+:/.test(line)) &&
    HEAD.test(lines[0]!) &&
    HEAD_CERTAIN.test(block)
  )
}

export async function readMail(bytes: Uint8Array): Promise<MailContent> {
  return contentOf(await PostalMime.parse(bytes))
}

function contentOf({ text, html, attachments }: Email): MailContent {
  const isTable = html !== undefined && /<t[dh][\s>]/i.test(html)
  return {
    text: (isTable || !text?.trim()) && html ? textOfHtml(html) : (text ?? ''),
    files: attachments
      .filter(({ mimeType }) => !mimeType.startsWith('image/'))
      .slice(0, ATTACHMENTS_MOST)
      .map(({ filename, content }, at) => ({
        name: filename ?? `Attachment ${at + 1}`,
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
  }
}

const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of a page: a line for each block and row, a tab between cells. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(script|style|head)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<\/t[dh]\s*> ?(?=<t[dh]\b)/gi, '\t')
    .replaceAll(/ ?<br\s*\/?> ?| ?<\/(?:tr|li|h\d)\s*> ?/gi, '\n')
    .replaceAll(/ ?<\/(?:p|div|table|ul|ol|blockquote)\s*> ?/gi, '\n')
    .replaceAll(/<p\b[^>]*>|<\/p\s*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex as string, 16) : 0
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
      return ENTITIES[name?.toLowerCase()] ?? whole
    })
}
