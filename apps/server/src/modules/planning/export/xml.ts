// Elements of XML files: text is escaped, and characters that XML does not have are left out.

// Control characters and unpaired surrogates are not allowed in XML 1.0.
const NOT_IN_XML =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** An element with a text; nothing where there is none. */
export function textElement(name: string, text: string | null): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}
