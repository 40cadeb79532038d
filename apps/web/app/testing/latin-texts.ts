// Finds texts in Latin letters on a page that is shown in Japanese: such a text is in no catalogue.

/** Names that Japanese writes like English. */
const NAMES =
  /\b(ACS|API|CNAME|CSV|DNS|Excel|GPX|GeoJSON|HTML|ICS|KML|OpenAPI|OpenID Connect|PDF|PEM|PIN|PostgreSQL|SAML|SMS|TXT|URI|URL|VROOM|Webhook|Shopify|WooCommerce|Geotab|Samsara|[A-Z]{3}-\d+|JPEG|PNG|WebGL|WebP|ZIP|zip|kB|kg|km|kWh|mi|mpg|well-known|openid-configuration|alt|Delete|Enter|Shift|Tab)\b/g
/** Attributes that people read or hear. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt']

/** Elements in another language than the page. */
const SKIPPED = 'style, script, code, [lang]:not(html)'

/** `data`: texts of the test itself. */
export function latinTexts(data: readonly string[]): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(SKIPPED)) texts.push(node.textContent ?? '')
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => {
    const rest = data.reduce((shorter, each) => shorter.replaceAll(each, ''), text)
    return /[A-Za-z]{3,}/.test(rest.replaceAll(NAMES, ''))
  })
}

/** Whether a text describes how a sample breaks a rule. */
export const isIssue = (text: string): boolean => text.startsWith('[\n')
